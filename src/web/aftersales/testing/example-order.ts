import type {
  AfterSales,
  ChangeQuote,
  Notice,
  RefundQuote,
} from '../../../contract/aftersales/after-sales.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { FlightItem } from '../../../contract/flight/order-item.ts'
import { money } from '../../../contract/money.ts'
import type { Order, OrderItem } from '../../../contract/order/order.ts'
import type { FlightOrderItem } from '../../flight/order/flight-order-item.ts'
import { exampleSlice } from '../../flight/results/testing/example-slice.ts'

export const exampleOffer = (id: string, slice = exampleSlice()): Offer => ({
  id: id as Offer['id'],
  supplier: 'gds',
  supplierName: 'GDS',
  sliceIndex: 0,
  slice,
  family: { code: 'F', name: 'Flex', cabin: 'economy' },
  price: money(25000, 'MYR'),
  passengers: [],
  baggage: [],
  refund: { kind: 'allowed', penalty: money(5000, 'MYR') },
  change: { kind: 'not_allowed' },
  needs: { documents: 'none' },
  expiresAt: '2026-11-21T12:00:00.000Z',
})

type ItemFacts = Partial<Omit<OrderItem, 'flight'>> & Partial<FlightItem>

/** A confirmed journey by air; what varies may be the item's own or its flight's. */
export const exampleItem = (id: string, more: ItemFacts = {}): FlightOrderItem => {
  const { state, title, startsOn, travellers, lines, ...flight } = more
  return {
    id,
    product: 'flight',
    state: state ?? 'confirmed',
    title: title ?? 'Kuala Lumpur – Bangkok',
    startsOn: startsOn ?? '2026-12-10',
    travellers: travellers ?? [],
    lines: lines ?? [],
    flight: {
      offer: exampleOffer(`offer-${id}`),
      bookingCodes: [{ code: 'ABC123', airlines: [{ code: 'MH', name: 'Malaysia Airlines' }] }],
      tickets: [{ passenger: 0, number: '2321234567890' }],
      bags: [],
      hasDeparted: false,
      ...flight,
    },
  }
}

export const exampleTraveller = (givenName: string): OrderItem['travellers'][number] => ({
  type: 'adult',
  title: 'ms',
  givenName,
  surname: 'TAN',
  birthDate: '1990-05-17',
})

/** A product that pages know nothing of: a title, a traveller without a birth date, and lines. */
export const exampleTransfer = (id: string, more: Partial<OrderItem> = {}): OrderItem => ({
  id,
  product: 'transfer',
  state: 'confirmed',
  title: 'Transfer from Suvarnabhumi to Silom',
  startsOn: '2026-12-10',
  travellers: [{ ...exampleTraveller('MEI'), birthDate: '' }],
  lines: [
    { kind: 'base', label: 'Private car', count: 1, amount: money(6000, 'MYR'), due: 'now' },
    { kind: 'base', label: 'Toll roads', count: 1, amount: money(20000, 'THB'), due: 'on_site' },
  ],
  ...more,
})

export const exampleOrder = (items: OrderItem[] = [exampleItem('one')]): Order => ({
  orderCode: 'K7MW2P' as Order['orderCode'],
  trxId: 'trx-00000001' as Order['trxId'],
  status: 'confirmed',
  createdAt: '2026-11-21T08:00:00.000Z',
  items,
  contact: {
    givenName: 'Mei',
    surname: 'Tan',
    email: 'mei@example.com',
    phoneCountry: '',
    phone: '',
  },
  total: money(25000, 'MYR'),
  paid: money(25000, 'MYR'),
  refunded: money(0, 'MYR'),
  reservedUntil: null,
  priceUntil: null,
  documentsUntil: null,
  history: [],
})

export const exampleAfterSales = (more: Partial<AfterSales> = {}): AfterSales => ({
  reservations: [{ itemIds: ['one'], refund: 'allowed' }],
  changeable: [],
  notices: [],
  quotes: [],
  refunds: [],
  charges: [],
  ...more,
})

export const exampleNotice = (more: Partial<Notice> = {}): Notice => ({
  noticeId: '6f0e8c0e-0000-4000-8000-000000000001' as Notice['noticeId'],
  itemId: 'one',
  state: 'open',
  before: exampleSlice(),
  after: exampleSlice({ departure: '2026-12-10T09:40', arrival: '2026-12-10T10:50' }),
  zone: 'Asia/Kuala_Lumpur',
  openedAt: '2026-11-21T08:00:00.000Z',
  changedAt: '2026-11-21T08:00:00.000Z',
  answerBy: '2026-11-28T08:00:00.000Z',
  ...more,
})

const facts = {
  quoteId: '6f0e8c0e-0000-4000-8000-000000000002' as RefundQuote['quoteId'],
  state: 'open',
  itemIds: ['one'],
  isInvoluntary: false,
  createdAt: '2026-11-21T08:00:00.000Z',
  validUntil: '2099-11-21T08:30:00.000Z',
} as const

export const exampleRefund = (more: Partial<RefundQuote> = {}): RefundQuote => ({
  ...facts,
  kind: 'refund',
  itemIds: ['one'],
  lines: [
    { kind: 'paid', amount: money(25000, 'MYR') },
    { kind: 'supplier_fee', amount: money(-5000, 'MYR') },
  ],
  amount: money(20000, 'MYR'),
  parts: [
    {
      itemIds: ['one'],
      lines: [
        { kind: 'paid', amount: money(25000, 'MYR') },
        { kind: 'supplier_fee', amount: money(-5000, 'MYR') },
      ],
      amount: money(20000, 'MYR'),
      state: more.state ?? 'open',
    },
  ],
  charges: [],
  destination: 'card',
  arrivesBy: '2026-12-05',
  ...more,
})

export const exampleChange = (more: Partial<ChangeQuote> = {}): ChangeQuote => ({
  ...facts,
  kind: 'change',
  itemIds: ['one'],
  bags: [],
  from: exampleOffer('from'),
  to: exampleOffer('to', exampleSlice({ flight: 'MH782', departure: '2026-12-11T14:00' })),
  lines: [
    { kind: 'price_difference', amount: money(8000, 'MYR') },
    { kind: 'supplier_fee', amount: money(4000, 'MYR') },
  ],
  amount: money(12000, 'MYR'),
  ...more,
})
