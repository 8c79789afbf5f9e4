import { describe, expect, it } from 'vitest'
import { cropOf } from './image-crop.ts'

const phones = { width: 300, height: 432 }

describe('an image in a slot of 300 × 432', () => {
  it.each([
    ['of the same size', { width: 300, height: 432 }],
    ['of twice the size', { width: 600, height: 864 }],
    ['that was rounded', { width: 1000, height: 1400 }],
  ])('%s isn’t cropped', (_, image) => {
    expect(cropOf(image, phones)).toBeNull()
  })

  it.each([
    ['a wide one', { width: 1200, height: 800 }, { width: 556, height: 800, cut: 'sides' }],
    ['a square', { width: 500, height: 500 }, { width: 347, height: 500, cut: 'sides' }],
    ['a high one', { width: 300, height: 900 }, { width: 300, height: 432, cut: 'ends' }],
    ['that of computers', { width: 470, height: 590 }, { width: 410, height: 590, cut: 'sides' }],
  ])('%s is cropped around its middle', (_, image, crop) => {
    expect(cropOf(image, phones)).toEqual(crop)
  })
})
