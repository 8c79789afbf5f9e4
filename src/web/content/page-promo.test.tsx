import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { type PageBlock, pageBlockSchema } from '../../contract/content/page-block.ts'
import { PageBlocks } from './page-blocks.tsx'

it('a promo code is a text of its own, which can be selected without scripts', () => {
  const block: PageBlock = { kind: 'promo', text: '10% off.', code: 'CITY10' }
  const products = { deals: () => null, search: () => null }
  const { html, text } = renderPage(<PageBlocks blocks={[block]} products={products} />)
  expect(html).toMatch(/<code translate="no" data-promo-code="CITY10"[^>]*select-all[^>]*>CITY10</)
  expect(text).toContain('10% off. Book from this page and it’s applied when you pay.')
  // A button that needs scripts comes with them.
  expect(html).not.toContain('<button')
})

it.each(['city10', 'A', 'WITH SPACE', '<b>X</b>'])('%s is no promo code of a page', (code) => {
  expect(pageBlockSchema.safeParse({ kind: 'promo', text: 'Save', code }).success).toBe(false)
})
