import pg from 'pg'
import { type Recording, recordSql } from './recorded-sql.ts'
import type { BenchShop } from './shop.ts'

/** Returns how many statements a recorded booking has. */
export const lengthOf = ({ units }: Recording): number => units.flat().length

/**
 * Returns the shortest of several recordings: the server's regular checks may have run during the others. `book` makes one
 * booking and returns those of its ids that aren't UUIDs.
 */
export async function shortest<Draft>(
  shop: BenchShop,
  drafts: readonly Draft[],
  book: (draft: Draft) => Promise<string[]>,
): Promise<Recording> {
  const all: Recording[] = []
  for (const draft of drafts) {
    await quiet(shop)
    const stop = recordSql(shop.platform.connection.pool)
    const ids = await book(draft)
    await quiet(shop)
    all.push({ units: stop(), ids })
  }
  return all.reduce((least, each) => (lengthOf(each) < lengthOf(least) ? each : least))
}

/** Waits until no job is due or running, so that earlier bookings don't affect the next. */
export async function quiet({ platform }: BenchShop): Promise<void> {
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
