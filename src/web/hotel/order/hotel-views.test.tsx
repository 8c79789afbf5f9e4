import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import { money } from '../../../contract/money.ts'
import type { Payable, PurchasedItem } from '../../../contract/payment/payment.ts'
import { ManageCard } from '../../aftersales/manage-card.tsx'
import { exampleAfterSales, exampleOrder } from '../../aftersales/testing/example-order.ts'
import { ItemPrices } from '../../order/item-prices.tsx'
import { OrderCard } from '../../order/list/order-card.tsx'
import { OrderTravellers } from '../../order/order-travellers.tsx'
import { OrderView } from '../../order/order-view.tsx'
import { PayProblem } from '../../payment/pay-problem.tsx'
import { ItemExtrasContext } from '../../product/item-extras.ts'
import { drawNearby } from '../map/draw-nearby.ts'
import { line, roomItem } from '../testing/example-room.ts'
import { exampleDates, exampleRate } from '../testing/example-stay.ts'
import type { HotelOrderItem } from './hotel-order-item.ts'
import { hotelViews } from './hotel-views.tsx'
import { OrderStays } from './order-stays.tsx'

const items = [roomItem(1), roomItem(0)]
const order = { ...exampleOrder(items), total: money(160_000, 'MYR') }
const { hotel } = roomItem(0).hotel
const { OrderItems, PurchasedItems, ItemSummary } = hotelViews
if (!OrderItems || !PurchasedItems || !ItemSummary) throw new Error('views are missing')

it('an order shows one card for a stay, with its rooms in order and how to reach the property', () => {
  const { html, text } = renderPage(<OrderItems items={items} isNoticeShown={false} />)
  expect(html.match(/data-stay/g)).toHaveLength(1)
  expect(text).toMatch(/Room 1: Deluxe Room .*P0.*Room 2: Deluxe Room .*P1/)
  expect(html).toContain('href="tel:+623615550100"')
  expect(text).toContain('Jalan Pantai 12')
  expect(text).toContain('14:00–23:00')
  expect(text).toContain('Free cancellation until 7 Dec 2099, 18:00, local time')
  expect(text).toContain('local to the property (Central Indonesia Time)')
})

it('an order writes all times of a stay as its reader’s language does', () => {
  const arriving = items.map((item) => ({ ...item, hotel: { ...item.hotel, arrivesAt: '21:00' } }))
  const { text } = renderPage(<OrderItems items={arriving} isNoticeShown={false} />, {
    locale: 'fi',
  })
  expect(text).toMatch(/14\.00–23\.00.*11\.00.*21\.00/)
  expect(text).not.toMatch(/\d:\d\d/)
})

it('an order has the property’s picture, and its address to show a taxi driver', () => {
  const photo = { url: '/images/a/1280.webp', caption: 'The hotel from the park' }
  const pictured = [roomItem(0)].map((item) => ({
    ...item,
    hotel: {
      ...item.hotel,
      hotel: { ...item.hotel.hotel, photo },
      driver: { language: 'th', ask: 'กรุณาพาไปส่งตามที่อยู่นี้', place: 'กรุงเทพมหานคร, ไทย' },
    },
  }))
  const { html, text } = renderPage(<OrderItems items={pictured} isNoticeShown={false} />)
  expect(html).toMatch(/<img[^>]*src="\/images\/a\/1280.webp"[^>]*alt="The hotel from the park"/)
  expect(text).toMatch(/Show to taxi driver กรุณา.* Sea Breeze Resort Jalan Pantai 12/)
  expect(html).toContain('<p lang="th"')
  expect(text).not.toContain('Latin letters')
  const ended = pictured.map((item) => ({ ...item, state: 'cancelled' as const }))
  const over = renderPage(<OrderItems items={ended} isNoticeShown={false} />)
  expect(over.text).not.toContain('taxi')
})

it('a taxi driver reads the local name and address first, or guests read that there’s none', () => {
  const item = roomItem(0)
  const shown = (changed: object, driver: object) => {
    const details = { ...item.hotel, hotel: { ...item.hotel.hotel, ...changed } }
    const own = {
      ...item,
      hotel: { ...details, driver: { language: 'th', ask: 'กรุณา', ...driver } },
    }
    return renderPage(<OrderItems items={[own]} isNoticeShown={false} />)
  }
  const local = { language: 'th', name: 'ซีบรีซ', address: '12 ถนนมะลิ กรุงเทพ' }
  const { html, text } = shown({ local }, {})
  expect(text).toMatch(/กรุณา ซีบรีซ 12 ถนนมะลิ กรุงเทพ Sea Breeze Resort Jalan Pantai 12/)
  expect(html).toMatch(/<div lang="th"><p[^>]*>ซีบรีซ/)
  expect(text).not.toContain('Latin letters')
  expect(shown({}, { isLatinOnly: true }).text).toContain(
    'We only have this address in Latin letters',
  )
})

it('an order has a small map of where its property is, not on paper, and none once the stay is off', () => {
  const ground = { rings: [], rivers: [], names: [], attribution: '© OpenStreetMap' }
  const extras = { hotel: { [hotel.id]: drawNearby(hotel.position, [], ground) } }
  const show = (shown: typeof items) =>
    renderPage(
      <ItemExtrasContext value={extras}>
        <OrderItems items={shown} isNoticeShown={false} />
      </ItemExtrasContext>,
    )
  const { html, text } = show(items)
  expect(html.match(/data-stay-map/g)).toHaveLength(1)
  expect(html).toMatch(/data-stay-map="true" class="[^"]*print:hidden/)
  expect(html).toContain('class="map-centre"')
  expect(text).toContain('© OpenStreetMap')
  expect(show(items.map((item) => ({ ...item, state: 'cancelled' as const }))).html).not.toContain(
    'data-stay-map',
  )
  const unknown = renderPage(<OrderItems items={items} isNoticeShown={false} />)
  expect(unknown.html).not.toContain('data-stay-map')
})

it('a booking reference of several rooms is said once, above them', () => {
  const { text } = renderPage(<OrderItems items={items} isNoticeShown={false} />)
  expect(text.match(/SB-4711/g)).toHaveLength(1)
  expect(text).toMatch(/Booking reference SB-4711 Room 1: /)
  const other = roomItem(1, {
    hotel: { ...roomItem(1).hotel, voucher: { code: 'SB-4712', confirmation: 'P1' } },
  })
  const apart = renderPage(<OrderItems items={[roomItem(0), other]} isNoticeShown={false} />)
  expect(apart.text).toMatch(/Room 1: .*SB-4711 .*Room 2: .*SB-4712/)
})

it('the page of an order says each booking reference once', () => {
  for (const booked of [[roomItem(0)], items]) {
    const { text } = renderPage(
      <OrderView
        order={exampleOrder(booked)}
        afterSales={exampleAfterSales()}
        tickets={[]}
        places={{}}
        title="Order K7MW2P"
        accept={null}
        savedUntil={null}
        page="order"
      />,
    )
    expect(text.match(/SB-4711/g)).toHaveLength(1)
  }
})

it('an older order without a picture shows none', () => {
  const { html } = renderPage(<OrderItems items={items} isNoticeShown={false} />)
  expect(html).not.toContain('<img')
})

it('what pays for a change shows the stay before and after it, and neither as a sum to pay', () => {
  const priceBefore = { now: money(50_000, 'MYR'), total: money(50_000, 'MYR') }
  const [item] = [roomItem(0)]
  const { text } = renderPage(
    <PurchasedItems items={[{ ...item, hotel: { ...item.hotel, priceBefore } }]} />,
  )
  expect(text).toMatch(/Whole stay Before MYR 500 After MYR 1,720 Difference \+ MYR 1,220/)
  expect(text).not.toContain('To pay now')
})

it('a cancelled stay is struck through, and its number with it', () => {
  const cancelled = [roomItem(0, { state: 'cancelled' })]
  const { html } = renderPage(<OrderItems items={cancelled} isNoticeShown={false} />)
  expect(html).toContain('data-ended')
  expect(html).toMatch(/<s class="tabular[^>]*>SB-4711/)
})

it('before paying, the conditions are shown; the sums stand in the price', () => {
  const bought: PurchasedItem[] = items.map(({ hotel: details, ...item }) => ({
    product: 'hotel',
    title: item.title,
    travellers: [],
    lines: [],
    hotel: details,
  }))
  const { html, text } = renderPage(<PurchasedItems items={bought} />)
  expect(html).not.toContain('data-sum')
  expect(text).toContain('No refund after that')
  const guaranteeCharge = { amount: money(250_000, 'IDR'), estimate: money(90, 'MYR') }
  const guaranteed = bought.map(({ hotel: stay, ...item }) => ({
    ...item,
    ...(stay && {
      hotel: { ...stay, rate: { ...stay.rate, pay: 'at_property' as const, guaranteeCharge } },
    }),
  }))
  const saved = renderPage(<PurchasedItems items={guaranteed} />).text
  expect(saved.match(/IDR.250,000/g)).toHaveLength(1)
})

it('a charge to its guarantee shows the stay, but none of what it would have cost', () => {
  const charged = items.map((item) => ({
    ...item,
    lines: item.hotel.room === 0 ? [{ ...line(53_153), kind: 'charge' as const }] : [],
  }))
  const { html, text } = renderPage(<PurchasedItems items={charged} />)
  expect(text).toContain('Sea Breeze Resort')
  expect(html).not.toContain('data-sum')
  expect(text).not.toMatch(/cancellation|refund|IDR/i)
})

it('rooms in the same name have a traveller each; their numbers are with the rooms alone', () => {
  const { text } = renderPage(<OrderTravellers items={items} />)
  expect(text.match(/Mei TAN/g)).toHaveLength(2)
  expect(text).toMatch(/Room 2: Deluxe Room.*Room 1: Deluxe Room/)
  expect(text).not.toMatch(/P[01]\b/)
})

it('a lead guest is listed with everybody in the room, children and their ages too', () => {
  const { text } = renderPage(<OrderTravellers items={items} />)
  expect(text).toMatch(/^ Guests/)
  expect(text).toContain('Lead guest · 2 adults, 2 children, aged 5 and 8')
  expect(text).toMatch(/Lead guest · 2 adults(?!,)/)
})

it('the cost of a change is named only if it is of several items', () => {
  const [first, ...others] = items.map((item) => ({ ...item, lines: [] as PriceLine[] }))
  if (!first) throw new Error('no room')
  const changed = [{ ...first, lines: [{ ...line(8000), kind: 'change' as const }] }, ...others]
  const { text } = renderPage(<ItemPrices items={changed} total={order.total} />)
  expect(text).not.toContain('Sea Breeze')
})

it('what is left to pay at the property is told by room, taxes included, with its sum', () => {
  const there = (kind: PriceLine['kind'], amount: number): PriceLine => ({
    ...line(amount),
    kind,
    amount: money(amount, 'IDR'),
    due: 'on_site',
  })
  const lines = [line(30_000), there('base', 700_000), there('taxes', 100_000)]
  const deposits = items.map((item) => ({ ...item, lines }))
  const { html } = renderPage(<ItemPrices items={deposits} total={order.total} />)
  const onSite = /data-on-site.*<\/section>/.exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? ''
  expect(onSite).toMatch(/Room 2: Deluxe Room\s+IDR.800,000\s+.*Room 1: Deluxe Room\s+IDR.800,000/)
  expect(onSite).toMatch(/Total at the property\s+IDR.1,600,000/)
  expect(onSite).not.toContain('700,000')
})

it('a deposit at another price is told with what is left to pay at the property and the whole stay', () => {
  const lines = (now: number, there: number): PriceLine[] => [
    line(now),
    { ...line(0), amount: money(there, 'IDR'), due: 'on_site' },
  ]
  const priceOf = (now: number, there: number, estimate: number) => ({
    now: money(now, 'MYR'),
    atProperty: { amount: money(there, 'IDR'), estimate: money(estimate, 'MYR') },
    total: money(now + estimate, 'MYR'),
  })
  const item = (now: number, there: number, estimate: number): PurchasedItem => ({
    product: 'hotel',
    title: hotel.name,
    travellers: [],
    lines: lines(now, there),
    hotel: {
      hotel,
      stay: exampleDates,
      rate: exampleRate({ pay: 'deposit', price: priceOf(now, there, estimate) }),
      room: 0,
    },
  })
  const payable: Payable = {
    trxId: 'trx-00000001' as Payable['trxId'],
    orderCode: 'K7MW2P' as Payable['orderCode'],
    orderStatus: 'awaiting_payment',
    total: money(33_000, 'MYR'),
    oldTotal: money(30_000, 'MYR'),
    oldOnSite: [money(2_000_000, 'IDR')],
    methods: ['card'],
    payment: null,
    payUntil: null,
    reservedUntil: null,
    priceUntil: null,
    items: [item(33_000, 2_200_000, 66_000)],
    terms: '2026-11-23',
    oldItems: [item(30_000, 2_000_000, 60_000)],
  }
  const { text } = renderPage(<PayProblem payable={payable} problem="PRICE_CHANGED" />)
  expect(text).toMatch(/The price has gone up/)
  expect(text).toMatch(/To pay now Before MYR.300 Now MYR.330 Difference .*MYR.30/)
  expect(text).toMatch(/Pay at the property Before IDR.2,000,000 Now IDR.2,200,000/)
  expect(text).toMatch(/Whole stay Before MYR.900 Now MYR.990 Difference .*MYR.90/)
})

it('in the cart a property that takes no children says so at its stay', () => {
  const { CartDetails } = hotelViews
  if (!CartDetails) throw new Error('no view')
  const stay = { ...exampleDates, rooms: [{ adults: 2, childAges: [5] }] }
  const inCart = (childrenWelcome: boolean) => {
    const policies = { ...hotel.policies, childrenWelcome }
    const item = roomItem(0)
    const details = { ...item.hotel, hotel: { ...hotel, policies }, stay }
    return renderPage(<CartDetails items={[{ ...item, hotel: details }]} />).text
  }
  expect(inCart(false)).toMatch(/doesn’t take children Room 1: 1 child, aged 5/)
  expect(inCart(true)).not.toContain('doesn’t take')
})

it('an order says what we charge, what the property charges, and the whole stay', () => {
  const lines: PriceLine[] = [
    line(80_000),
    { ...line(0), amount: money(400_000, 'IDR'), due: 'on_site' },
  ]
  const { price } = exampleRate()
  const [room] = [roomItem(0, { lines })]
  const { html, text } = renderPage(<ItemPrices items={[room]} total={money(80_000, 'MYR')} />)
  expect(html).toContain('data-total="80000"')
  expect(html).toContain(`data-estimate="${price.atProperty?.estimate.amount}"`)
  expect(text).toMatch(
    /Charged by Sojourn MYR.800 Pay at the property .*IDR.400,000 about MYR.* Whole stay MYR/,
  )
  const whole = 80_000 + (price.atProperty?.estimate.amount ?? 0)
  expect(html).toMatch(new RegExp(`data-sum="total".*MYR.${whole / 100}`))
})

it('a stay that is paid at the property has no total of zero, and once cancelled nothing is due', () => {
  const lines: PriceLine[] = [{ ...line(0), amount: money(400_000, 'IDR'), due: 'on_site' }]
  const of = (state: HotelOrderItem['state']) =>
    renderPage(<ItemPrices items={[roomItem(0, { lines, state })]} total={money(0, 'MYR')} />)
  expect(of('confirmed').text).toMatch(/^ Nothing to pay now\. Pay at the property .*IDR.400,000/)
  expect(of('confirmed').text).not.toMatch(/MYR.0/)
  expect(of('confirmed').html).toContain('data-total="0"')
  expect(of('cancelled').text.trim()).toBe('Nothing was charged for the booking itself.')
  const missed = roomItem(0, { lines, isNoShow: true })
  const { text } = renderPage(<ItemPrices items={[missed]} total={money(0, 'MYR')} />)
  expect(text.trim()).toBe('Nothing was charged for the booking itself.')
})

it('a stay whose guests didn’t come has ended, and nothing of it is still to be charged', () => {
  const missed = roomItem(0, { isNoShow: true })
  const { text, html } = renderPage(<OrderStays items={[missed]} />)
  expect(text).toContain('No-show')
  expect(text).not.toContain('If you cancel')
  expect(html).toContain('data-ended')
  const afterSales = exampleAfterSales({
    reservations: [{ itemIds: [missed.id], refund: 'allowed' }],
  })
  const own = { ...order, items: [missed] }
  expect(renderPage(<ManageCard order={own} afterSales={afterSales} />).text.trim()).toBe('')
})

it('a list of orders says what cards were charged, and what is still due', () => {
  const charges = [
    { amount: money(250_000, 'THB'), isPaid: true },
    { amount: money(100_000, 'THB'), isPaid: false },
  ]
  const listed = {
    ...order,
    status: 'no_show' as const,
    needsAnswer: false,
    travellers: 2,
    charges,
  }
  const { text } = renderPage(<OrderCard order={listed} to="/order" />)
  expect(text).toMatch(/No-show .*THB.2,500.00 charged .*THB.1,000.00 still due/)
})

it('a stay is listed once among orders, however many rooms it has', () => {
  const listed = { ...order, needsAnswer: false, travellers: 2 }
  const { text } = renderPage(<OrderCard order={listed} to="/en/order/K7MW2P" />)
  expect(text.match(/Sea Breeze Resort/g)).toHaveLength(1)
  // Only they have given their names: four adults and two children stay.
  expect(text).toContain('in 2 guests’ names')
})

it('an order that is paid at the property is listed without a price of zero', () => {
  const listed = { ...order, total: money(0, 'MYR'), needsAnswer: false, travellers: 2 }
  const read = (more: Partial<typeof listed>) =>
    renderPage(<OrderCard order={{ ...listed, ...more }} to="/en/order/K7MW2P" />)
  expect(read({}).text).toContain('Pay at the property')
  expect(read({}).html).toContain('data-total="0"')
  expect(read({ status: 'cancelled' }).text).not.toMatch(/Pay at the property|MYR/)
})

it('two rooms of one booking are one voucher', () => {
  expect(hotelViews.documentCount?.(items)).toBe(1)
})

it('searching again is for the same property, dates and guests', () => {
  const again = hotelViews.searchAgain?.(order)
  expect(`${again?.path}?${again?.query}`).toBe(
    'hotel/search?destination=hotel-sea-breeze&checkIn=2099-12-10&checkOut=2099-12-14&rooms=2-5-8_2',
  )
})
