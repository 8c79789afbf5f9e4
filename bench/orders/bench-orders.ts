import type pg from 'pg'
import { type BenchRow, quantile } from '../figures.ts'
import { buy, type Draft, draftsOf, watchIssued } from './buying.ts'
import { lengthOf, quiet, shortest } from './record-booking.ts'
import { asAnother, earlierPath, type Recording, replay } from './recorded-sql.ts'
import { openBenchShop, openCopy } from './shop.ts'

const atOnce = 16
/** Bookings of a turn, which takes some seconds. */
const orders = 90
const turns = 3
/** As many as it takes until statements are planned on every connection, and code is compiled. */
const warmUp = 96
const recordings = 8

/**
 * Measures a booking from submission through payment on the gateway's page to ticketing, in turns with its SQL alone and
 * with that of an earlier version.
 */
export async function benchOrders(): Promise<BenchRow[]> {
  const shop = await openBenchShop()
  const copy = await openCopy(shop)
  try {
    const drafts = await draftsOf(shop, warmUp + recordings + turns * orders)
    const watch = watchIssued(shop)
    const buyAll = (some: Draft[]) => timed(some, (draft) => buy(draft, watch.issued))
    const repeat = (path: Recording, pool: pg.Pool, count: number) =>
      timed(
        Array.from({ length: count }, () => asAnother(path)),
        (units) => replay(pool, units),
      )
    await buyAll(drafts.splice(0, warmUp))
    const path = await shortest(shop, drafts.splice(0, recordings), async (draft) => {
      const { trxId, orderCode, redirect } = await buy(draft, async () => undefined)
      return [draft.booking.bookId, trxId, orderCode, redirect.split('/').at(-1) ?? '']
    })
    for (const each of [path, earlierPath]) await repeat(each, copy.pool, 1)
    await copy.sellSeatsWithoutEnd()
    await repeat(path, copy.pool, warmUp)

    const ours: Turn[] = []
    const bare: Turn[] = []
    const earlier: Turn[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      ours.push(await buyAll(drafts.splice(0, orders)))
      await quiet(shop)
      bare.push(await repeat(path, copy.pool, orders))
      earlier.push(await repeat(earlierPath, copy.plainPool, orders))
    }
    watch.stop()
    return rowsOf(path, { ours: rateOf(ours), bare: rateOf(bare), earlier: rateOf(earlier) })
  } finally {
    await copy.close()
    await shop.close()
  }
}

function rowsOf(
  path: Recording,
  { ours, bare, earlier }: Record<'ours' | 'bare' | 'earlier', Rate>,
): BenchRow[] {
  const ratio = ours.perSecond / bare.perSecond
  const gain = ours.perSecond / (earlier.perSecond * earlierPath.ratio)
  const statements = lengthOf(path)
  const rate = ({ perSecond, p99 }: Rate) =>
    `${perSecond.toFixed(1)} a second, p99 ${p99.toFixed(0)} ms`
  return [
    {
      name: `paid bookings through every layer, ${atOnce} at once`,
      figure: rate(ours),
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
      figure: rate(bare),
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
      name: `the ${lengthOf(earlierPath)} statements of a booking at ${earlierPath.version}, recorded then and replayed now, alone`,
      figure: rate(earlier),
      bound: '',
      ok: true,
    },
    {
      name: `paid bookings as a multiple of ${earlierPath.version}’s, which were ${earlierPath.ratio} of those statements alone`,
      figure: gain.toFixed(1),
      bound: 'at least 2',
      ok: gain >= 2,
    },
  ]
}

/** How long each piece of work of a turn took, and all of them, in milliseconds. */
interface Turn {
  times: number[]
  all: number
}

async function timed<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<Turn> {
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
  return { times, all: performance.now() - started }
}

interface Rate {
  perSecond: number
  p99: number
}

function rateOf(turns: readonly Turn[]): Rate {
  const times = turns.flatMap((turn) => turn.times)
  const all = turns.reduce((sum, turn) => sum + turn.all, 0)
  return { perSecond: (times.length / all) * 1000, p99: quantile(times, 0.99) }
}
