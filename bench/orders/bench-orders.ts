import pg from 'pg'
import type { Booking } from '../../src/contract/flight/booking.ts'
import { searchRequest, type Traveller } from '../../test/support/traveller.ts'
import type { BenchRow } from '../figures.ts'
import { asAnother, recordSql, replay, type Unit } from './recorded-sql.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

const orders = 90
const atOnce = 16

/**
 * Measures a booking from submission through payment on the gateway's page to ticketing, compared with its SQL alone.
 */
export async function benchOrders(): Promise<BenchRow[]> {
  const shop = await openBenchShop()
  try {
    const drafts = await draftsOf(shop, orders + 12)
    const warm = drafts.splice(0, 11)
    const watch = watchIssued(shop)
    for (const draft of warm) await buy(draft, watch.issued)
    const { units, ids } = await recorded(shop, drafts.splice(0, 1)[0] as Draft)
    const ours = await timed(drafts, (draft) => buy(draft, watch.issued))
    watch.stop()
    // The replayed rows contain jobs that must not run.
    await shop.platform.jobs.stop()
    const { pool } = shop.platform.connection
    const copies = drafts.map(() => asAnother(units, ids))
    const bare = await timed(copies, (copy) => replay(pool, copy))
    const ratio = ours.perSecond / bare.perSecond
    return [
      {
        name: `paid bookings through every layer, ${atOnce} at once`,
        figure: `${ours.perSecond.toFixed(1)} a second, p99 ${ours.p99.toFixed(0)} ms`,
        bound: '',
        ok: true,
      },
      {
        name: `their ${units.flat().length} SQL statements alone, on as many connections`,
        figure: `${bare.perSecond.toFixed(1)} a second, p99 ${bare.p99.toFixed(0)} ms`,
        bound: '',
        ok: true,
      },
      {
        name: 'paid bookings as a ratio of their bare SQL',
        figure: ratio.toFixed(2),
        bound: 'at least 0.3',
        ok: ratio >= 0.3,
      },
    ]
  } finally {
    await shop.close()
  }
}

interface Draft {
  traveller: Traveller
  booking: Booking
}

/** Creates drafts on as many devices, for flights with enough seats for all. */
async function draftsOf(shop: BenchShop, count: number): Promise<Draft[]> {
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
async function buy({ traveller, booking }: Draft, issued: Issued) {
  const { trxId, orderCode } = await traveller.must(traveller.submit(booking))
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.must(traveller.settle(trxId))
  await issued(orderCode)
  return { trxId, orderCode, redirect }
}

type Issued = (orderCode: string) => Promise<void>

/** Watches all orders with one query every 20 ms: polling each through the API would affect the result. */
function watchIssued({ platform }: BenchShop): { issued: Issued; stop(): void } {
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

/** Records the SQL of one booking, while nothing else runs, and the ids in it that aren't UUIDs. */
async function recorded(shop: BenchShop, draft: Draft): Promise<{ units: Unit[]; ids: string[] }> {
  await quiet(shop)
  const stop = recordSql(shop.platform.connection.pool)
  const { trxId, orderCode, redirect } = await buy(draft, async () => undefined)
  await quiet(shop)
  const session = redirect.split('/').at(-1) ?? ''
  return { units: stop(), ids: [draft.booking.bookId, trxId, orderCode, session] }
}

/** Waits until no job is due or running, so that earlier bookings don't affect this one. */
async function quiet({ platform }: BenchShop): Promise<void> {
  const client = new pg.Client(platform.connection.url)
  await client.connect()
  for (let calm = 0; calm < 3; ) {
    const { rows } = await client.query<{ busy: number }>(
      `select count(*)::int as busy from jobs.job
        where state = 'active' or (state in ('created', 'retry') and start_after <= now())`,
    )
    calm = rows[0]?.busy === 0 ? calm + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await client.end()
}

async function timed<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const waiting = [...items]
  const times: number[] = []
  const started = performance.now()
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const begun = performance.now()
      await work(item)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: items.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}
