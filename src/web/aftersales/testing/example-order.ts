import type {
  AfterSales,
  ChangeQuote,
  Notice,
  RefundQuote,
} from '../../../contract/aftersales/after-sales.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import { money } from '../../../contract/money.ts'
import type { Order } from '../../../contract/order/order.ts'
import { exampleSlice } from '../../flight/results/testing/example-slice.ts'
import type { OrderItem } from '../bookings-of.ts'

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

export const exampleItem = (id: string, more: Partial<OrderItem> = {}): OrderItem => ({
  id,
  state: 'issued',
  offer: exampleOffer(`offer-${id}`),
  bookingCode: 'ABC123',
  bookingCodes: [{ code: 'ABC123', airlines: [{ code: 'MH', name: 'Malaysia Airlines' }] }],
  tickets: [{ passenger: 0, number: '2321234567890' }],
  bags: [],
  hasDeparted: false,
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
  passengers: [],
  lines: [],
  total: money(25000, 'MYR'),
  paid: money(25000, 'MYR'),
  refunded: money(0, 'MYR'),
  seatsHeldUntil: null,
  priceHeldUntil: null,
  history: [],
})

export const exampleAfterSales = (more: Partial<AfterSales> = {}): AfterSales => ({
  bookings: [{ itemIds: ['one'], refund: 'allowed' }],
  changeable: [],
  notices: [],
  quotes: [],
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
  answerBy: '2026-11-28T08:00:00.000Z',
  ...more,
})

const facts = {
  quoteId: '6f0e8c0e-0000-4000-8000-000000000002' as RefundQuote['quoteId'],
  state: 'open',
  itemIds: ['one'],
  involuntary: false,
  createdAt: '2026-11-21T08:00:00.000Z',
  validUntil: '2099-11-21T08:30:00.000Z',
} as const

export const exampleRefund = (more: Partial<RefundQuote> = {}): RefundQuote => ({
  ...facts,
  kind: 'refund',
  itemIds: ['one'],
  lines: [
    { kind: 'paid', amount: money(25000, 'MYR') },
    { kind: 'airline_fee', amount: money(-5000, 'MYR') },
  ],
  amount: money(20000, 'MYR'),
  parts: [
    {
      itemIds: ['one'],
      lines: [
        { kind: 'paid', amount: money(25000, 'MYR') },
        { kind: 'airline_fee', amount: money(-5000, 'MYR') },
      ],
      amount: money(20000, 'MYR'),
      state: more.state ?? 'open',
    },
  ],
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
    { kind: 'fare_difference', amount: money(8000, 'MYR') },
    { kind: 'airline_fee', amount: money(4000, 'MYR') },
  ],
  amount: money(12000, 'MYR'),
  ...more,
})
