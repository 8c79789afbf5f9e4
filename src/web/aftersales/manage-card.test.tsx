import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/render-page.tsx'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import { money } from '../../contract/money.ts'
import type { ItemState } from '../../contract/order/order.ts'
import { exampleSlice } from '../flight/results/testing/example-slice.ts'
import { ManageCard, RefundRules } from './manage-card.tsx'
import {
  exampleAfterSales,
  exampleItem,
  exampleNotice,
  exampleOrder,
} from './testing/example-order.ts'

const read = (more: Partial<AfterSales>, states: Record<string, ItemState> = { one: 'issued' }) => {
  const items = Object.entries(states).map(([id, state]) => exampleItem(id, { state }))
  const order = exampleOrder(items)
  return renderPage(<ManageCard order={order} afterSales={exampleAfterSales(more)} airports={{}} />)
    .text
}
const refund = 'Cancel flight'

it('offers what the fare allows, with its rules in words', () => {
  const text = read({ changeable: ['one'] })
  expect(text).toMatch(/Cancel flight(?!s)/)
  expect(text).toContain('Refundable, MYR 50 fee')
  expect(text).toMatch(/Change flight(?!s)/)
})

it('says why not where the fare does not allow it', () => {
  const text = read({ bookings: [{ itemIds: ['one'], refund: 'not_allowed' }] })
  expect(text).not.toContain(refund)
  expect(text).toContain('No changes')
  expect(text).not.toContain('Change flight')
})

it('offers to ask where the airline does not say', () => {
  const text = read({ bookings: [{ itemIds: ['one'], refund: 'unknown' }] })
  expect(text).toContain(refund)
  expect(text).toContain('before anything is cancelled')
})

it('leaves flights that the airline changed itself to the answers above', () => {
  const text = read({ notices: [exampleNotice()], changeable: ['one'] })
  expect(text).toContain('Answer the airline’s change first')
  expect(text).not.toContain(refund)
  expect(text).not.toContain('Change flight')
  expect(text).not.toContain('MYR 50')
})

it('says which flights are cancelled together', () => {
  const bookings = [{ itemIds: ['one', 'two'], refund: 'allowed' as const }]
  const text = read({ bookings }, { one: 'issued', two: 'issued' })
  expect(text).toContain('only be cancelled together')
  expect(text).toContain('Cancel flights')
})

it('offers to cancel several bookings at once, where there are several', () => {
  const bookings = ['one', 'two'].map((id) => ({ itemIds: [id], refund: 'allowed' as const }))
  expect(read({ bookings }, { one: 'issued', two: 'issued' })).toContain('several flights at once')
  expect(read({})).not.toContain('several flights at once')
})

it('offers nothing for flights that are being given back, or were', () => {
  expect(read({}, { one: 'cancelling' }).trim()).toBe('')
  expect(read({}, { one: 'cancelled' }).trim()).toBe('')
})

it('says which flights each refund rule is about, where they differ', () => {
  const [out, back] = [exampleItem('one'), exampleItem('two')]
  const slice = exampleSlice({ from: 'BKK', to: 'KUL' })
  const dearer = { kind: 'allowed' as const, penalty: money(9000, 'MYR') }
  const items = [out, { ...back, offer: { ...back.offer, slice, refund: dearer } }]
  const { text } = renderPage(<RefundRules items={items} />)
  expect(text).toContain('KUL – BKK: Refundable, MYR 50 fee')
  expect(text).toContain('BKK – KUL: Refundable, MYR 90 fee')
  expect(renderPage(<RefundRules items={[out, { ...out, id: 'two' }]} />).text.trim()).toBe(
    'Refundable, MYR 50 fee',
  )
})
