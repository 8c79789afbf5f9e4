import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import { money } from '../../contract/money.ts'
import type { OrderItem, ReservationState } from '../../contract/order/order.ts'
import {
  leftToRefund,
  PaidBackContext,
  paidBackBy,
  RefundLeftContext,
} from '../product/paid-back.ts'
import { ManageCard, RefundRules } from './manage-card.tsx'
import {
  exampleAfterSales,
  exampleItem,
  exampleNotice,
  exampleOffer,
  exampleOrder,
  exampleTransfer,
} from './testing/example-order.ts'

const read = (
  more: Partial<AfterSales>,
  states: Record<string, ReservationState> = { one: 'confirmed' },
) => {
  const lines: OrderItem['lines'] = [
    { kind: 'base', label: 'Adult', count: 1, amount: money(10_000, 'MYR'), due: 'now' },
  ]
  const items = Object.entries(states).map(([id, state]) => exampleItem(id, { state, lines }))
  const order = exampleOrder(items)
  const afterSales = exampleAfterSales(more)
  return renderPage(
    <PaidBackContext value={paidBackBy(order, afterSales)}>
      <RefundLeftContext value={leftToRefund(order, afterSales)}>
        <ManageCard order={order} afterSales={afterSales} />
      </RefundLeftContext>
    </PaidBackContext>,
  ).text
}
const refund = 'Cancel flight'

it('offers what the fare allows, and states its rules', () => {
  const text = read({ changeable: ['one'] })
  expect(text).toMatch(/Cancel flight(?!s)/)
  expect(text).toContain('Refundable, MYR 50 fee')
  expect(text).toMatch(/Change flight(?!s)/)
})

it('says why if the fare doesn’t allow it', () => {
  const text = read({ reservations: [{ itemIds: ['one'], refund: 'not_allowed' }] })
  expect(text).not.toContain(refund)
  expect(text).toContain('No changes')
  expect(text).not.toContain('Change flight')
})

it('offers to ask if the airline’s rules are unknown', () => {
  const text = read({ reservations: [{ itemIds: ['one'], refund: 'unknown' }] })
  expect(text).toContain(refund)
  expect(text).toContain('before anything is cancelled')
})

it('leaves flights with a schedule change to the notice above', () => {
  const text = read({ notices: [exampleNotice()], changeable: ['one'] })
  expect(text).toContain('Respond to the schedule change first')
  expect(text).not.toContain(refund)
  expect(text).not.toContain('Change flight')
  expect(text).not.toContain('MYR 50')
})

it('says which flights are cancelled together', () => {
  const reservations = [{ itemIds: ['one', 'two'], refund: 'allowed' as const }]
  const text = read({ reservations }, { one: 'confirmed', two: 'confirmed' })
  expect(text).toContain('only be cancelled together')
  expect(text).toContain('Cancel flights')
})

it('offers to cancel several reservations at once if there are several', () => {
  const reservations = ['one', 'two'].map((id) => ({ itemIds: [id], refund: 'allowed' as const }))
  expect(read({ reservations }, { one: 'confirmed', two: 'confirmed' })).toContain(
    'several flights at once',
  )
  expect(read({})).not.toContain('several flights at once')
})

it('offers nothing for flights that are being cancelled, or were', () => {
  expect(read({}, { one: 'cancelling' }).trim()).toBe('')
  expect(read({}, { one: 'cancelled' }).trim()).toBe('')
})

it('lists the flights of each refund rule if the rules differ', () => {
  const out = exampleItem('one')
  const dearer = { kind: 'allowed' as const, penalty: money(9000, 'MYR') }
  const offer = { ...exampleOffer('back'), refund: dearer }
  const items = [out, exampleItem('two', { title: 'Bangkok – Kuala Lumpur', offer })]
  const { text } = renderPage(<RefundRules items={items} />)
  expect(text).toContain('Kuala Lumpur – Bangkok: Refundable, MYR 50 fee')
  expect(text).toContain('Bangkok – Kuala Lumpur: Refundable, MYR 90 fee')
  expect(renderPage(<RefundRules items={[out, { ...out, id: 'two' }]} />).text.trim()).toBe(
    'Refundable, MYR 50 fee',
  )
})

it('an unknown product can be cancelled too, without mentioning flights', () => {
  const order = exampleOrder([exampleTransfer('ride')])
  const afterSales = exampleAfterSales({ reservations: [{ itemIds: ['ride'], refund: 'allowed' }] })
  const { text } = renderPage(<ManageCard order={order} afterSales={afterSales} />)
  expect(text).toContain('Transfer from Suvarnabhumi to Silom')
  expect(text).toContain('Cancel booking')
  expect(text).not.toMatch(/flight|airline/i)
})

describe('once all that was paid is refunded, or will be,', () => {
  const refund = (amount: number, reason: 'goodwill' | 'extra' = 'goodwill') => ({
    amount: money(amount, 'MYR'),
    method: 'card' as const,
    reason,
    arrivesBy: null,
  })

  it('no refund is promised for what is still booked', () => {
    const text = read({ refunds: [refund(20_000), refund(5_000)] })
    expect(text).toContain(
      'All that was paid has been refunded. Cancelling doesn’t refund anything',
    )
    expect(text).not.toContain('Refundable')
    expect(text).toContain('Cancel flight')
    const unknown = [{ itemIds: ['one'], refund: 'unknown' as const }]
    expect(read({ reservations: unknown, refunds: [refund(25_000)] })).not.toContain('ask the')
  })

  it.each<[number, string | undefined]>([
    [14_999, undefined],
    [15_000, undefined],
    [15_001, 'so cancelling refunds MYR 99.99 at most'],
    [20_000, 'so cancelling refunds MYR 50 at most'],
    [25_000, undefined],
  ])('less is promised than the item cost, if less is left (%i paid back)', (back, limit) => {
    const text = read({ refunds: [refund(back)] })
    if (limit) expect(text).toContain(limit)
    else expect(text).not.toContain('at most')
  })

  it.each([
    ['part of it', [refund(24_999)]],
    ['what was paid twice', [refund(25_000, 'extra')]],
  ])('but not after %s', (_, refunds) => {
    expect(read({ refunds })).toContain('Refundable, MYR 50 fee')
  })
})

describe('a disputed payment', () => {
  const dispute = { isOpen: true, blocksRefunds: true, returned: money(0, 'MYR'), refunds: [] }

  it('says why nothing can be changed or cancelled until the bank decides', () => {
    const text = read({ dispute, changeable: ['one'] })
    expect(text).toContain('You can’t change or cancel this at the moment: the payment is disputed')
    expect(text).not.toContain('MYR 50')
    expect(text).not.toContain('Change flight')
    expect(text).not.toContain(refund)
  })

  it('promises no refund once the bank has returned everything', () => {
    const decided = { ...dispute, isOpen: false, blocksRefunds: false }
    const text = read({ dispute: { ...decided, returned: money(25000, 'MYR') } })
    expect(text).toContain('Cancelling doesn’t refund anything more')
    expect(text).not.toContain('Refundable')
    expect(text).toContain(refund)
    const part = read({ dispute: { ...decided, returned: money(10000, 'MYR') } })
    expect(part).toContain('Refundable, MYR 50 fee')
    expect(part).toContain('The bank has returned MYR 100 of what was paid')
  })
})
