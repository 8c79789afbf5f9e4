import type { ResultOf } from '../../src/contract/endpoint.ts'
import type { StayBooking } from '../../src/contract/hotel/booking.ts'
import type { Rate } from '../../src/contract/hotel/rate.ts'
import type {
  HotelSearchState,
  listHotelResults,
} from '../../src/contract/hotel/search/hotel-search.ts'
import { stayVisitor } from '../../test/support/hotel/stay-visitor.ts'
import { type BenchRow, inDays } from '../figures.ts'
import { lengthOf, shortest } from './record-booking.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

const recordings = 8
const most = 50

/** Counts what a stay asks of the database, from the submitted form through payment to the voucher and its mail. */
export async function benchStays(): Promise<BenchRow[]> {
  const shop = await openBenchShop()
  try {
    const [first, ...others] = await stayDrafts(shop, 1 + recordings)
    if (first) await buyStay(first)
    const path = await shortest(shop, others, buyStay)
    const statements = lengthOf(path)
    return [
      {
        name: 'SQL statements of one stay that is paid now, the sandbox supplier’s and gateway’s included',
        figure: `${statements}`,
        bound: `at most ${most}`,
        ok: statements <= most,
      },
    ]
  } finally {
    await shop.close()
  }
}

interface StayToBuy {
  traveller: ReturnType<BenchShop['traveller']>
  visitor: ReturnType<typeof stayVisitor>
  booking: StayBooking
}

/** Buys from the filled-in form to the payment, which the voucher follows; returns ids that aren't UUIDs. */
async function buyStay({ traveller, visitor, booking }: StayToBuy): Promise<string[]> {
  const { trxId, orderCode } = await traveller.must(visitor.submit(booking))
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.must(traveller.settle(trxId))
  return [booking.bookId, trxId, orderCode, redirect.split('/').at(-1) ?? '']
}

/** Creates drafts on as many devices, for stays in different hotels. */
async function stayDrafts(shop: BenchShop, count: number): Promise<StayToBuy[]> {
  const stay = { checkIn: inDays(40), checkOut: inDays(43), rooms: [{ adults: 2, childAges: [] }] }
  const finder = shop.traveller()
  const body = { ...stay, destination: 'city-bangkok-th', currency: 'MYR' }
  const { searchId } = await finder.must(
    finder.call<HotelSearchState>('POST', '/hotel/search?wait=2000', body),
  )
  const results = () =>
    finder.must(
      finder.call<ResultOf<typeof listHotelResults>>('POST', `/hotel/search/${searchId}/results`, {
        size: 25,
        markers: 0,
        filters: {},
      }),
    )
  // Just after the start properties are still being read.
  let found = await results()
  while (found.search.state === 'searching') {
    await new Promise((resolve) => setTimeout(resolve, 100))
    found = await results()
  }
  const drafts: StayToBuy[] = []
  for (const { hotel } of found.rows.slice(0, count)) {
    const traveller = shop.traveller()
    const visitor = stayVisitor(traveller, shop.platform.signer)
    const isPaidNow = ({ pay }: Rate) => pay === 'now'
    const booking = await visitor.book(hotel.id, stay, isPaidNow)
    drafts.push({ traveller, visitor, booking })
  }
  return drafts
}
