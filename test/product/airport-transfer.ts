import { money } from '../../src/contract/money.ts'
import { writtenName } from '../../src/contract/traveller/written-name.ts'
import type { NewReservation } from '../../src/server/order/place-order.ts'
import type { Product } from '../../src/server/order/product.ts'
import { noDocuments, type TravellerDetails } from '../../src/server/order/travellers.ts'
import type { Item } from '../../src/server/order/whole-order.ts'

/** A car from an airport to a hotel: quoted rather than held, half of it paid to the driver. */
interface Transfer {
  hotel: string
  pickUp: string
  /** Set once confirmed. */
  voucher: string | null
}

/** The simulated supplier of these tests, and its controls. */
export interface TransferDesk {
  /** What it refuses from now on. */
  refuses: 'nothing' | 'quotes' | 'confirmations'
  /** Null: it doesn't say how long its quotes stand. */
  quoteLasts: number | null
  /** The supplier's bookings, by our reference. */
  booked: Map<string, 'quoted' | 'confirmed' | 'cancelled'>
}

export const openTransferDesk = (): TransferDesk => ({
  refuses: 'nothing',
  quoteLasts: 30 * 60_000,
  booked: new Map(),
})

const transferOf = ({ details }: Item) => details as Transfer

/** Creates a third product, using nothing but the port. */
export function createTransfers(desk: TransferDesk, clock: { now(): number }): Product {
  const until = (lasts: number) => new Date(clock.now() + lasts)
  const priceUntil = () => (desk.quoteLasts === null ? null : until(desk.quoteLasts))
  return {
    id: 'transfer',
    async reserve(_, { reference, items }) {
      if (desk.refuses === 'quotes') return { outcome: 'gone' }
      desk.booked.set(reference, 'quoted')
      const details = items.map((item) => item.details)
      return { outcome: 'quoted', details, reservedUntil: null, priceUntil: priceUntil() }
    },
    async confirm(_, { reference, items }) {
      if (desk.refuses === 'confirmations') return { outcome: 'failed', reason: 'refused' }
      desk.booked.set(reference, 'confirmed')
      const voucher = `V-${reference.slice(0, 6)}`
      return {
        outcome: 'confirmed',
        details: items.map((item) => ({ ...transferOf(item), voucher })),
      }
    },
    async lookUp({ reference, items }) {
      const state = desk.booked.get(reference)
      const details = items.map((item) => item.details)
      if (state === 'confirmed') return { outcome: 'confirmed', details }
      if (state === 'cancelled') return { outcome: 'cancelled' }
      if (!state) return { outcome: 'not_found' }
      return { outcome: 'quoted', details, reservedUntil: null, priceUntil: priceUntil() }
    },
    async release({ reference }) {
      desk.booked.set(reference, 'cancelled')
    },
    refundability: async (_, { state }) => (state === 'confirmed' ? 'allowed' : undefined),
    async quoteCancellation(_, { items }) {
      const paid = items.flatMap(({ lines }) => lines).find(({ due }) => due === 'now')?.amount
      const amount = paid ?? money(0, 'MYR')
      const lines = [{ kind: 'paid' as const, amount }]
      const itemIds = items.map(({ id }) => id)
      return {
        outcome: 'quoted',
        lines,
        amount,
        parts: [{ itemIds, lines, amount: amount.amount }],
        isInvoluntary: false,
        terms: {},
        validUntil: until(30 * 60_000),
      }
    },
    cancellationBasis: async (_, { reference }) => reference,
    async cancel({ reference }) {
      desk.booked.set(reference, 'cancelled')
      return 'cancelled'
    },
    describe(item, say) {
      const { hotel, voucher } = transferOf(item)
      const end = (time: string, place: string) => ({
        time,
        day: 'Thursday, 26 November 2026',
        code: '',
        city: 'Bangkok',
        place,
      })
      return {
        title: `Airport transfer to ${hotel}`,
        subtitle: 'Private car',
        references: voucher ? [{ code: voucher, usedWith: ['Siam Cars'] }] : [],
        parts: [
          {
            label: 'Private car',
            operator: 'Siam Cars',
            starts: end('11:30', 'Arrivals, gate 3'),
            ends: end('12:30', hotel),
            notes: [],
          },
        ],
        travellers: item.travellers.map((each) => ({
          name: writtenName(each, say.language),
          documents: voucher ? [{ number: voucher }] : [],
        })),
      }
    },
    events: (item) => [
      {
        uid: `${item.id}@sojourn`,
        starts: new Date(transferOf(item).pickUp),
        ends: item.endsAt,
        summary: 'Airport transfer',
        location: 'Arrivals, gate 3',
        description: [],
        status: item.state === 'cancelled' ? 'cancelled' : 'confirmed',
      },
    ],
    startsOn: (item) => transferOf(item).pickUp.slice(0, 10),
    searchAgain: () => '/transfer/search?city=BKK',
    details: () => ({}),
    purchased: () => ({}),
  }
}

const guest: TravellerDetails = {
  type: 'adult',
  title: '',
  givenName: 'SOMCHAI',
  surname: 'JAIDEE',
  birthDate: '',
  nationality: '',
  ...noDocuments,
}

/** Returns a transfer for somebody who isn't on the flight: an amount now in MYR, and one to the driver in THB. */
export const transferReservation = (
  position: number,
  { now = 4_000, onSite = 30_000 } = {},
): NewReservation => ({
  product: 'transfer',
  supplier: 'siam-cars',
  items: [
    {
      position,
      travellers: [guest],
      lines: [
        { kind: 'base', count: 1, amount: money(now, 'MYR'), due: 'now' },
        { kind: 'base', count: 1, amount: money(onSite, 'THB'), due: 'on_site' },
      ],
      details: {
        hotel: 'Riverside Inn',
        pickUp: '2027-01-10T04:30:00Z',
        voucher: null,
      } satisfies Transfer,
      endsAt: new Date('2027-01-10T05:30:00Z'),
    },
  ],
})
