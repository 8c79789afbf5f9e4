import type { Booking } from '../../src/contract/flight/booking.ts'
import { searchRequest, type Traveller } from '../../test/support/traveller.ts'
import type { BenchShop } from './shop.ts'

export interface Draft {
  traveller: Traveller
  booking: Booking
}

/** Creates drafts on as many devices, for flights with enough seats for all. */
export async function draftsOf(shop: BenchShop, count: number): Promise<Draft[]> {
  const finder = shop.traveller()
  const { searchId, results } = await finder.search(searchRequest())
  const rows = results.filter(({ cheapest }) => cheapest.seatsLeft === undefined)
  const drafts: Draft[] = []
  for (let index = 0; index < count; index += 1) {
    const { cheapest } = rows[index % rows.length] ?? {}
    const traveller = shop.traveller()
    const offerIds = [cheapest?.offerId]
    const body = { searchId, offerIds, acceptedTotal: cheapest?.price }
    const { bookId } = await traveller.must(
      traveller.call<{ bookId: string }>('POST', '/flight/bookings', body),
    )
    const path = `/flight/bookings/${bookId}`
    drafts.push({ traveller, booking: await traveller.must(traveller.call<Booking>('GET', path)) })
  }
  return drafts
}

/** Buys from the filled-in form to the ticket; `issued` resolves when it's issued. */
export async function buy({ traveller, booking }: Draft, issued: Issued) {
  const { trxId, orderCode } = await traveller.must(traveller.submit(booking))
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.must(traveller.settle(trxId))
  await issued(orderCode)
  return { trxId, orderCode, redirect }
}

type Issued = (orderCode: string) => Promise<void>

/** Watches all orders with one query every 20 ms: polling each through the API would affect the result. */
export function watchIssued({ platform }: BenchShop): { issued: Issued; stop(): void } {
  const waiting = new Map<string, () => void>()
  const look = setInterval(async () => {
    if (waiting.size === 0) return
    const { rows } = await platform.connection.pool.query<{ code: string }>(
      `select o.code from "order" o where o.code = any($1) and not exists
        (select 1 from reservation r where r.order_id = o.id and r.state <> 'confirmed')`,
      [[...waiting.keys()]],
    )
    for (const { code } of rows) {
      waiting.get(code)?.()
      waiting.delete(code)
    }
  }, 20)
  return {
    issued: (code) => new Promise((resolve) => waiting.set(code, resolve)),
    stop: () => clearInterval(look),
  }
}
