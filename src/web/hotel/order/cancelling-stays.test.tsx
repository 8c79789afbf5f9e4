import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import { money } from '../../../contract/money.ts'
import { ManageCard } from '../../aftersales/manage-card.tsx'
import { RefundChoice } from '../../aftersales/refund/refund-choice.tsx'
import { exampleAfterSales, exampleOrder } from '../../aftersales/testing/example-order.ts'
import { ItemPrices } from '../../order/item-prices.tsx'
import { OrderView } from '../../order/order-view.tsx'
import { PaidBackContext, RefundLeftContext } from '../../product/paid-back.ts'
import { line, roomItem } from '../testing/example-room.ts'
import { exampleRate } from '../testing/example-stay.ts'
import { OrderStays } from './order-stays.tsx'

const items = [roomItem(1), roomItem(0)]
const order = { ...exampleOrder(items), total: money(160_000, 'MYR') }

it('rooms of one stay are told apart wherever items are listed', () => {
  const afterSales = exampleAfterSales({
    reservations: [{ itemIds: items.map(({ id }) => id), refund: 'allowed' }],
  })
  const { text } = renderPage(<ManageCard order={order} afterSales={afterSales} />)
  expect(text).toContain('Sea Breeze Resort · Room 1: Deluxe Room')
  expect(text).toContain('Sea Breeze Resort · Room 2: Deluxe Room')
  expect(text).toContain('10 Dec')
  expect(text).not.toMatch(/10 Dec\s*·/)
  const priced = items.map((item) => ({ ...item, lines: [line(80_000)] }))
  const prices = renderPage(<ItemPrices items={priced} total={order.total} />).text
  expect(prices).toMatch(/Room 2: Deluxe Room.*MYR.800.*Room 1: Deluxe Room.*MYR.800/)
})

it('rooms of one stay have one way to change them, beside the way to cancel them', () => {
  const itemIds = items.map(({ id }) => id)
  const afterSales = exampleAfterSales({
    reservations: [{ itemIds, refund: 'allowed' }],
    changeable: itemIds,
  })
  const { text } = renderPage(<ManageCard order={order} afterSales={afterSales} />)
  expect(text.match(/Change this stay/g)).toHaveLength(1)
  expect(text).toMatch(/Room 2: .*Room 1: .*You can change .*Change this stay.*Cancel rooms/)
})

it('what cancelling refunds until when is told beside the way to cancel', () => {
  const afterSales = exampleAfterSales({
    reservations: [{ itemIds: items.map(({ id }) => id), refund: 'allowed' }],
  })
  const { text } = renderPage(<ManageCard order={order} afterSales={afterSales} />)
  expect(text).toContain('Free cancellation until 7 Dec 2099, 18:00, local time')
  expect(text).toContain('No refund after that')
})

it('once all that was paid is refunded, the order promises no refund for its stay', () => {
  const afterSales = exampleAfterSales({
    reservations: [{ itemIds: items.map(({ id }) => id), refund: 'allowed' }],
  })
  const show = (refunded: number) =>
    renderPage(
      <OrderView
        order={{ ...order, refunded: money(refunded, 'MYR') }}
        afterSales={afterSales}
        tickets={[]}
        places={{}}
        title="Order K7MW2P"
        accept={null}
        savedUntil={null}
        page="order"
      />,
    ).text
  expect(show(24_900).match(/Free cancellation until/g)).toHaveLength(2)
  const refunded = show(25_000)
  expect(refunded).not.toMatch(/Free cancellation|No refund after that/)
  expect(refunded.match(/All that was paid has been refunded/g)).toHaveLength(2)
})

it('a stay that isn’t refunded can be cancelled, and its page says so first', () => {
  const rate = { ...exampleRate(), refundUntil: [] }
  const unpaid = roomItem(0)
  const room = { ...unpaid, hotel: { ...unpaid.hotel, rate } }
  const afterSales = exampleAfterSales({
    reservations: [{ itemIds: [room.id], refund: 'nothing' }],
  })
  const own = { ...order, items: [room] }
  const card = renderPage(<ManageCard order={own} afterSales={afterSales} />).text
  expect(card).toMatch(/Non-refundable: you get nothing back if you cancel.*Cancel room/)
  const reservations = [{ id: room.id, items: [room], refund: 'nothing' as const }]
  const choice = renderPage(
    <RefundChoice reservations={reservations} noticed={[]} chosen={[]} unchosen={false} />,
  ).text
  expect(choice).toMatch(/Non-refundable: you get nothing back if you cancel.*Review cancellation/)
})

it('once all that was paid is refunded, cancelling promises no refund to see', () => {
  const room = roomItem(0, { lines: [line(80_000)] })
  const reservations = [{ id: room.id, items: [room], refund: 'allowed' as const }]
  const choice = (
    <RefundChoice reservations={reservations} noticed={[]} chosen={[]} unchosen={false} />
  )
  expect(renderPage(choice).text).toMatch(/Free cancellation until.*See my refund/)
  const { text } = renderPage(<PaidBackContext value="refunded">{choice}</PaidBackContext>)
  expect(text).toMatch(/All that was paid has been refunded.*Review cancellation/)
  expect(text).not.toContain('Free cancellation')
  // In an order of two parts, what is left may be the airline's fee for the other one.
  const left = renderPage(
    <RefundLeftContext value={money(100, 'MYR')}>
      {choice}
      <OrderStays items={[room]} />
    </RefundLeftContext>,
  )
  expect(left.text.match(/Part of what .*? cancelling refunds MYR.1 at most/g)).toHaveLength(2)
})

it('cancelling what is paid at the property names what it costs, not a refund', () => {
  const lines: PriceLine[] = [{ ...line(0), amount: money(400_000, 'IDR'), due: 'on_site' }]
  const room = roomItem(0, { lines })
  const reservations = [{ id: room.id, items: [room], refund: 'allowed' as const }]
  const { text } = renderPage(
    <RefundChoice reservations={reservations} noticed={[]} chosen={[]} unchosen={false} />,
  )
  expect(text).toContain('See what cancelling costs')
  expect(text).not.toContain('See my refund')
})
