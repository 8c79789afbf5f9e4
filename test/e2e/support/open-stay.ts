import { expect, type Page } from '@playwright/test'
import type { DestinationId } from '../../../src/contract/hotel/destination.ts'
import type { Rate } from '../../../src/contract/hotel/rate.ts'
import type {
  HotelResult,
  HotelSearchRequest,
  HotelSearchState,
} from '../../../src/contract/hotel/search/hotel-search.ts'
import { roomsOf } from '../../../src/contract/hotel/search/stay-query.ts'
import { filledStay, stayVisitor } from '../../support/hotel/stay-visitor.ts'
import { inDays } from '../../support/test-clock.ts'
import { callerOf } from './caller.ts'
import { someEmail } from './member-journey.ts'
import { confirmedOrder } from './paid-order.ts'
import type { Stay } from './stay-journey.ts'

// As in `open-booking.ts`: calls take the place of the pages that only lead to what a test is about.

interface Wanted extends Omit<Stay, 'more'> {
  /** When the rate is paid; now by default. */
  pay?: Rate['pay']
  /** What guarantees it; either by default. Guest houses sell rates without a card. */
  guarantee?: Rate['guarantee']
}

/** Opens the page of a place that sells a rate with free cancellation. */
export async function openStay(page: Page, wanted?: Wanted): Promise<void> {
  const { hash } = await findStay(page, wanted)
  await page.goto(`/en/hotel/review/${hash}`)
}

/** Opens the guests' form of such a rate. */
export async function openGuests(page: Page, wanted?: Wanted): Promise<void> {
  const { booking } = await bookStay(page, wanted)
  await page.goto(`/en/hotel/book/${booking.bookId}`)
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible()
}

/** Opens the payment page of such a rate. */
export async function openStayPayment(page: Page, wanted?: Wanted): Promise<void> {
  const { trxId } = await orderStay(page, wanted)
  await page.goto(`/en/pay/${trxId}/choose`)
}

/** Returns an order of such a rate, with its rooms booked and paid; its lead guests are named Tan. */
export async function paidStay(page: Page, wanted?: Wanted) {
  const { origin, ...unpaid } = await orderStay(page, wanted)
  return confirmedOrder(origin, unpaid)
}

async function orderStay(page: Page, wanted?: Wanted) {
  const { origin, traveller, stays, booking } = await bookStay(page, wanted)
  const draft = filledStay(booking)
  const contact = { ...draft.contact, email: someEmail() }
  const { orderCode, trxId } = await traveller.must(stays.submit(booking, { ...draft, contact }))
  return { origin, traveller, orderCode, trxId }
}

/** Makes a booking of such a rate; of another one if tests beside this one have just booked its last rooms. */
export async function bookStay(page: Page, wanted?: Wanted) {
  for (let tries = 1; ; tries += 1) {
    const { hash, rate, ...found } = await findStay(page, wanted)
    const created = found.stays.create(hash, rate)
    if ((await created).error === 'OFFER_GONE' && tries < 5) continue
    const { bookId } = await found.traveller.must(created)
    return { ...found, booking: await found.stays.booking(bookId) }
  }
}

/** Returns the addresses of the pages of some of a city's properties, of all that a search finds. */
export async function stayPaths(
  page: Page,
  destination: string,
  { count }: { count: number },
): Promise<string[]> {
  const { rows } = await foundStays(await callerOf(page), { destination, rooms: '2' }, {})
  const step = Math.max(1, Math.floor(rows.length / count))
  return rows
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map(({ hash }) => `/en/hotel/review/${hash}`)
}

async function findStay(page: Page, { pay = 'now', guarantee, ...stay }: Wanted = {}) {
  const caller = await callerOf(page)
  const { rows, dates } = await foundStays(caller, stay, {
    freeCancellation: true,
    ...(pay === 'at_property' && guarantee === 'none' ? { kinds: ['guest_house'] } : {}),
  })
  const stays = stayVisitor(caller.traveller, caller.signer)
  for (const { hotel, hash } of rows) {
    const { rates } = await stays.review(hotel.id, dates, 'USD')
    const rate = rates.find(
      (each) => each.freeUntil && each.pay === pay && (!guarantee || each.guarantee === guarantee),
    )
    if (rate) return { ...caller, stays, hash, rate }
  }
  throw new Error('no rate fits')
}

async function foundStays(
  { traveller: { call, must } }: Awaited<ReturnType<typeof callerOf>>,
  stay: Omit<Wanted, 'pay' | 'guarantee'>,
  filters: { freeCancellation?: boolean; kinds?: string[] },
) {
  const { destination = 'city-bali-id', checkIn = inDays(40), checkOut = inDays(44) } = stay
  const dates = { checkIn, checkOut, rooms: roomsOf(stay.rooms ?? '2-5-8_2') ?? [] }
  const request: HotelSearchRequest = {
    ...dates,
    destination: destination as DestinationId,
    currency: 'USD',
  }
  const opened = call<HotelSearchState>('POST', '/hotel/search?wait=2000', request)
  const path = `/hotel/search/${(await must(opened)).searchId}/results`
  const list = () =>
    must(
      call<{ search: HotelSearchState; rows: HotelResult[] }>('POST', path, {
        filters,
        size: 50,
      }),
    )
  let found = await list()
  while (found.search.state === 'searching') {
    await new Promise((resolve) => setTimeout(resolve, 100))
    found = await list()
  }
  return { rows: found.rows, dates }
}
