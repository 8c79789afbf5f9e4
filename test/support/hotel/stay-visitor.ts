import type { ResultOf } from '../../../src/contract/endpoint.ts'
import type { StayBooking, StayDraft } from '../../../src/contract/hotel/booking.ts'
import type { HotelId } from '../../../src/contract/hotel/hotel.ts'
import type { reviewStay } from '../../../src/contract/hotel/property.ts'
import type { Rate } from '../../../src/contract/hotel/rate.ts'
import type { StayDates } from '../../../src/contract/hotel/stay.ts'
import type { Money } from '../../../src/contract/money.ts'
import { encodeStayHash } from '../../../src/server/hotel/stay/stay-hash.ts'
import type { Signer } from '../../../src/server/platform/secrets/secret-key.ts'
import { proveAddress } from '../prove-address.ts'
import { emailOf, inDays, type Traveller } from '../traveller.ts'

/** Returns a stay of two nights in six weeks for two adults, in one room by default. */
export const stayOf = (more: Partial<StayDates> = {}): StayDates => ({
  checkIn: inDays(42),
  checkOut: inDays(44),
  rooms: [{ adults: 2, childAges: [] }],
  ...more,
})

/** Returns a stay's draft, filled in without errors. */
export const filledStay = (booking: StayBooking): StayDraft => ({
  contact: {
    givenName: 'Mei Ling',
    surname: 'Tan',
    email: emailOf(booking),
    phoneCountry: 'MY',
    phone: '012-345 6789',
  },
  leadGuests: booking.stay.rooms.map((_, room) => ({
    title: '',
    givenName: `Mei ${'ABCDEFGHI'[room]}`,
    surname: 'Tan',
  })),
  requests: '',
  arrivesAt: '',
  needs: [],
})

/** What a traveller's device calls about stays, like the site's pages. */
export function stayVisitor(traveller: Traveller, signer: Signer) {
  const { call, must } = traveller

  const hashOf = (hotelId: string, stay: StayDates) =>
    encodeStayHash(signer, { hotelId: hotelId as HotelId, stay })

  const review = (hotelId: string, stay = stayOf(), currency = 'MYR') =>
    must(
      call<ResultOf<typeof reviewStay>>(
        'GET',
        `/hotel/stays/${hashOf(hotelId, stay)}?currency=${currency}`,
      ),
    )

  const create = (
    hash: string,
    rate: { rateId: string; price: { total: Money } },
    acceptedTotal = rate.price.total,
  ) =>
    call<{ bookId: string }>('POST', '/hotel/bookings', {
      hash,
      rateId: rate.rateId,
      acceptedTotal,
    })

  const booking = (bookId: string) => must(call<StayBooking>('GET', `/hotel/bookings/${bookId}`))

  /** Makes a draft of a property's cheapest rate that `fits`. */
  async function book(
    hotelId: string,
    stay = stayOf(),
    fits: (rate: Rate) => boolean = () => true,
  ): Promise<StayBooking> {
    const { rates } = await review(hotelId, stay)
    const rate = rates.find(fits)
    if (!rate) throw new Error('no rate fits')
    return booking((await must(create(hashOf(hotelId, stay), rate))).bookId)
  }

  /** Submits a draft, and leaves its order as it is then. */
  const submitOnly = (found: StayBooking, draft = filledStay(found), acceptedTotal?: Money) =>
    call<{ orderCode: string; trxId: string }>('POST', `/hotel/bookings/${found.bookId}/submit`, {
      ...draft,
      acceptedTotal: acceptedTotal ?? found.rate.price.total,
    })

  /** Submits a draft. If nothing is paid or guaranteed, the code from the order's mail confirms it. */
  async function submit(...submitted: Parameters<typeof submitOnly>) {
    const answer = await submitOnly(...submitted)
    if (answer.result) await proveAddress(traveller, answer.result.trxId)
    return answer
  }

  return { hashOf, review, create, booking, book, submit, submitOnly }
}
