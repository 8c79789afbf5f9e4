import pg from 'pg'
import type { Booking } from '../../src/contract/flight/booking.ts'
import { searchRequest, type Traveller } from '../../test/support/traveller.ts'
import type { BenchRow } from '../figures.ts'
import { asAnother, earlierPath, type Recording, recordSql, replay } from './recorded-sql.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

const orders = 90
const atOnce = 16
const warmUp = 11
const recordings = 3

/**
 * Measures a booking from submission through payment on the gateway's page to ticketing, compared with its SQL alone.
 */
export async function benchOrders(): Promise<BenchRow[]> {
  const shop = await openBenchShop()
  try {
    const drafts = await draftsOf(shop, orders + warmUp + recordings)
    const warm = drafts.splice(0, warmUp)
    const watch = watchIssued(shop)
    for (const draft of warm) await buy(draft, watch.issued)
    const path = await shortest(shop, drafts.splice(0, recordings))
    const ours = await timed(drafts, (draft) => buy(draft, watch.issued))
    watch.stop()
    // The replayed rows contain jobs that must not run.
    await shop.platform.jobs.stop()
    await sellSeatsWithoutEnd(shop)
    const bare = await timedSql(shop, path, drafts.length)
    const earlier = await timedSql(shop, earlierPath, drafts.length)
    const ratio = ours.perSecond / bare.perSecond
    const statements = path.units.flat().length
    const gain = ours.perSecond / (earlier.perSecond * earlierPath.ratio)
    return [
      {
        name: `paid bookings through every layer, ${atOnce} at once`,
        figure: `${ours.perSecond.toFixed(1)} a second, p99 ${ours.p99.toFixed(0)} ms`,
        bound: '',
        ok: true,
      },
      {
        name: 'SQL statements of one booking, the sandbox supplier’s and gateway’s included',
        figure: `${statements}`,
        bound: 'at most 45',
        ok: statements <= 45,
      },
      {
        name: 'these statements alone, on as many connections',
        figure: `${bare.perSecond.toFixed(1)} a second, p99 ${bare.p99.toFixed(0)} ms`,
        bound: '',
        ok: true,
      },
      {
        name: 'paid bookings as a ratio of their bare SQL',
        figure: ratio.toFixed(2),
        bound: 'at least 0.34',
        ok: ratio >= 0.34,
      },
      {
        name: `the ${earlierPath.units.flat().length} statements of a booking before writes were sent together, alone (recorded then, replayed now)`,
        figure: `${earlier.perSecond.toFixed(1)} a second, p99 ${earlier.p99.toFixed(0)} ms`,
        bound: '',
        ok: true,
      },
      {
        name: `paid bookings as a multiple of then: ${earlierPath.ratio} of those statements alone, as measured then`,
        figure: gain.toFixed(1),
        bound: 'at least 2',
        ok: gain >= 2,
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

/** Returns the shortest of several recordings: the server's regular checks may have run during the others. */
async function shortest(shop: BenchShop, drafts: Draft[]): Promise<Recording> {
  const all: Recording[] = []
  for (const draft of drafts) all.push(await recorded(shop, draft))
  const length = ({ units }: Recording) => units.flat().length
  return all.reduce((least, each) => (length(each) < length(least) ? each : least))
}

/** Records the SQL of one booking, while nothing else runs, and the ids in it that aren't UUIDs. */
async function recorded(shop: BenchShop, draft: Draft): Promise<Recording> {
  await quiet(shop)
  const stop = recordSql(shop.platform.connection.pool)
  const { trxId, orderCode, redirect } = await buy(draft, async () => undefined)
  await quiet(shop)
  const session = redirect.split('/').at(-1) ?? ''
  return { units: stop(), ids: [draft.booking.bookId, trxId, orderCode, session], isPrepared: true }
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

/** All copies of a booking take seats of the same flight. */
async function sellSeatsWithoutEnd({ platform }: BenchShop): Promise<void> {
  await platform.connection.pool.query('update sandbox_seat set for_sale = 1000000')
}

/** Measures a recording's statements, as copies for as many bookings. */
async function timedSql({ platform }: BenchShop, path: Recording, count: number) {
  const { pool } = platform.connection
  const copies = Array.from({ length: count }, () => asAnother(path))
  return timed(copies, (copy) => replay(pool, copy, path.isPrepared))
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
