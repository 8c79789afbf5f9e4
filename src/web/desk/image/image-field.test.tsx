import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { ImageField } from './image-field.tsx'

const src = `/images/${'a'.repeat(32)}`
const slot = { width: 300, height: 432 }

/** Returns the field as a form without scripts has it. */
const field = (more: Partial<Parameters<typeof ImageField>[0]>) =>
  renderPage(
    <ImageField
      name="imgMobile"
      label="Image for phones"
      src={src}
      problem={undefined}
      stored={undefined}
      picker={null}
      slot={slot}
      {...more}
    >
      {null}
    </ImageField>,
  )

it('an image of another shape says what its slot cuts off, and shows it', () => {
  const { html, text } = field({ size: { width: 1200, height: 800 } })
  expect(text).toContain('The sides are cut off')
  expect(text).toContain('This image has 1,200 × 800 pixels, and visitors see the 556 × 800')
  expect(text).toContain('use one of the shape 300 × 432')
  expect(html).toMatch(/data-crop="sides" style="inset:0% 26\.\d+%"/)
  expect(field({ size: { width: 600, height: 1200 } }).text).toContain('top and bottom are cut off')
})

it('one that was just uploaded does, too', () => {
  const stored = { key: 'k', src, width: 500, height: 500 }
  expect(field({ stored }).text).toContain('visitors see the 347 × 500')
})

it.each([
  ['of the slot’s shape', { size: { width: 600, height: 864 } }],
  ['whose size isn’t known', {}],
  ['without a slot of its own', { slot: undefined, size: { width: 1200, height: 800 } }],
])('one %s says nothing', (_, more) => {
  const { html, text } = field(more)
  expect(text).not.toContain('cut off')
  expect(html).not.toContain('data-crop')
})

it('a slot’s size stands beside the file', () => {
  expect(field({}).text).toContain('Shown 300 × 432 pixels large')
})
