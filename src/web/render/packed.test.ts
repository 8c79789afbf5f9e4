import { expect, it } from 'vitest'
import { packed, unpacked } from './packed.ts'

it('is the same value where it was packed', () => {
  const value = { rows: [1, 2] }
  expect(unpacked(packed(value))).toBe(value)
})

it('is an equal value where it arrives, and the same one each time it’s read', () => {
  const arrived = { json: packed({ rows: [{ price: 1, seatsLeft: undefined }] }).json }
  expect(unpacked(arrived)).toEqual({ rows: [{ price: 1 }] })
  expect(unpacked(arrived)).toBe(unpacked(arrived))
})
