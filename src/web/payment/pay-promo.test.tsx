import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import { money } from '../../contract/money.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { exampleTransfer } from '../aftersales/testing/example-order.ts'
import type { RefusedPromo } from './answer-promo.ts'
import type { LinkedPromo } from './linked-promo.ts'
import { PayProblem } from './pay-problem.tsx'
import { PayPromo } from './pay-promo.tsx'
import { PaySummary } from './pay-summary.tsx'

const line = (kind: PriceLine['kind'], amount: number, label?: string): PriceLine => ({
  kind,
  amount: money(amount, 'MYR'),
  count: 1,
  due: 'now',
  ...(label && { label }),
})
const payableOf = (lines: PriceLine[], more: Partial<Payable> = {}) =>
  ({
    trxId: 'trx-00000001',
    orderCode: 'K7MW2P',
    orderStatus: 'awaiting_payment',
    total: money(27_000, 'MYR'),
    methods: ['card'],
    payment: null,
    payUntil: null,
    reservedUntil: null,
    priceUntil: null,
    items: [{ ...exampleTransfer('ride'), lines }],
    ...more,
  }) as unknown as Payable
const plain = payableOf([line('base', 30_000)])
const lowered = payableOf([line('base', 30_000), line('promo', -3000, 'CITY10')])
const box = (payable: Payable, refused?: RefusedPromo, linked?: LinkedPromo) =>
  renderPage(<PayPromo payable={payable} refused={refused} linked={linked} />)

it('a refused code is still in its field, with the reason tied to it', () => {
  const { html, text } = box(plain, { code: 'PROMO_EXPIRED', typed: 'CITY11' })
  expect(html).toContain('value="CITY11"')
  expect(html).toMatch(/aria-describedby="([^"]+)-error"/)
  expect(text).toContain('This promo code has expired.')
})

it('a code that needs a higher price says which', () => {
  const minimum = money(50_000, 'MYR')
  const { text } = box(plain, { code: 'PROMO_MINIMUM', typed: 'CITY10', minimum })
  expect(text).toMatch(/needs a price of at least MYR.500/)
})

it('an applied code is a line of the price, and is said beside the total, where it can be removed', () => {
  const { text, html } = renderPage(<PaySummary payable={lowered} />)
  expect(text).toMatch(/Promo CITY10 - MYR.30 .*CITY10 is applied: you save MYR.30/)
  expect(html).toMatch(/<button[^>]*value="no-promo"/)
  expect(box(lowered).text).toBe('')
})

it('a code of a link says where it’s from, and one that was typed doesn’t', () => {
  const show = (code: string) => renderPage(<PaySummary payable={lowered} linked={{ code }} />).text
  expect(show('CITY10')).toMatch(/CITY10 from the link you followed is applied: you save MYR.30/)
  expect(show('STAY20')).toMatch(/CITY10 is applied/)
})

it('a code of a link that doesn’t fit is in the field with the reason, and is no mistake of the visitor', () => {
  const minimum = money(50_000, 'MYR')
  const refusal = { error: 'PROMO_MINIMUM', minimum } as const
  const { text, html } = box(plain, undefined, { code: 'CITY10', refusal })
  expect(html).toContain('value="CITY10"')
  expect(text).toMatch(/isn’t applied\. This promo code needs a price of at least MYR.500\./)
  expect(html).not.toContain('aria-invalid="')
})

it.each<[string, Partial<Payable>]>([
  ['a change', { change: { state: 'open' } }],
  ['a charge', { charge: { why: 'no_show', state: 'open' } }],
  ['a new price that isn’t agreed to', { oldTotal: money(1, 'MYR') }],
  ['nothing now', { total: money(0, 'MYR') }],
])('there is no field where %s is paid', (_, more) => {
  expect(box(payableOf([line('base', 30_000)], more)).text).toBe('')
})

it('a code that was removed when the payment started says so above the button', () => {
  const { text } = renderPage(<PayProblem payable={plain} problem="PROMO_USED_UP" />)
  expect(text).toMatch(/has been used up.*haven’t been charged/)
})
