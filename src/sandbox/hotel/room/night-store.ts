import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../server/platform/database/database.ts'
import { sandboxHotelNights } from '../tables.ts'

/** One night of one room type. */
export interface NightKey {
  hotel: string
  room: string
  /** `YYYY-MM-DD`. */
  night: string
}

export interface NightRow {
  room: string
  night: string
  taken: number
  fixed: number | null
}

/** What was sold through us, by property. */
export type NightRows = ReadonlyMap<string, readonly NightRow[]>

/** Reads the nights of all properties of a search in one query. */
export async function readNights(
  db: Executor,
  hotels: readonly string[],
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Promise<NightRows> {
  if (hotels.length === 0) return new Map()
  const { hotel, night } = sandboxHotelNights
  const rows = await db
    .select()
    .from(sandboxHotelNights)
    .where(and(inArray(hotel, hotels), gte(night, checkIn), lt(night, checkOut)))
  return Map.groupBy(rows, (row) => row.hotel)
}

/** A change of what is taken: positive takes rooms, negative releases them. */
export interface NightMove extends NightKey {
  rooms: number
  /** The most that may be taken in all; ignored where rooms are released. */
  limit: number
}

/**
 * Takes and releases rooms in one statement, which locks nights in a common order and checks each again under its lock.
 * Where a night is in several moves, only the difference is moved. Returns false if a night hasn't enough: roll back
 * then, because others may have been taken.
 */
export async function moveNights(db: Executor, moves: readonly NightMove[]): Promise<boolean> {
  const wanted = nightMoves(moves)
  if (wanted.length === 0) return true
  const { rowCount } = await db.execute(movingNights(wanted))
  return rowCount === wanted.length
}

/** Returns the statement that moves nights, each in one move, if the condition is true. Its rows are those that had enough. */
export function movingNights(wanted: readonly NightMove[], condition = sql`true`): SQL {
  const column = <T>(values: readonly T[], type: string) =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`
  const { taken, fixed } = sandboxHotelNights
  return sql`
    insert into ${sandboxHotelNights} (hotel, room, night, taken, for_sale)
    select * from unnest(
      ${column(
        wanted.map(({ hotel }) => hotel),
        'text',
      )},
      ${column(
        wanted.map(({ room }) => room),
        'text',
      )},
      ${column(
        wanted.map(({ night }) => night),
        'text',
      )},
      ${column(
        wanted.map(({ rooms }) => rooms),
        'int',
      )},
      ${column(
        wanted.map(({ limit }) => limit),
        'int',
      )}
    ) as wanted (hotel, room, night, rooms, for_sale)
    where (rooms <= for_sale or rooms < 0) and ${condition}
    order by 1, 2, 3
    on conflict (hotel, room, night) do update
      set taken = ${taken} + excluded.taken, for_sale = excluded.for_sale
      where excluded.taken < 0
        or ${taken} + excluded.taken <= coalesce(${fixed}, excluded.for_sale)`
}

/** Returns one move for each night that changes. */
export function nightMoves(moves: readonly NightMove[]): NightMove[] {
  const byNight = new Map<string, NightMove>()
  for (const move of moves) {
    const key = `${move.hotel} ${move.room} ${move.night}`
    const { rooms, limit } = byNight.get(key) ?? { rooms: 0, limit: 0 }
    byNight.set(key, { ...move, rooms: rooms + move.rooms, limit: Math.max(limit, move.limit) })
  }
  return [...byNight.values()].filter(({ rooms }) => rooms !== 0)
}

/** Sets the exact number of rooms for sale, overriding the computed number; null undoes it. */
export async function setRoomsLeft(
  db: Executor,
  key: NightKey,
  left: number | null,
): Promise<void> {
  const { hotel, room, night, taken } = sandboxHotelNights
  const fixed = left === null ? null : sql`${taken} + ${left}`
  await db
    .insert(sandboxHotelNights)
    .values({ ...key, taken: 0, forSale: 0, fixed: left })
    .onConflictDoUpdate({ target: [hotel, room, night], set: { fixed } })
}

/** Takes nights off sale for good: released rooms aren't sold again. */
export async function closeNights(db: Executor, keys: readonly NightKey[]): Promise<void> {
  const { hotel, room, night } = sandboxHotelNights
  const once = new Map(keys.map((key) => [`${key.hotel} ${key.room} ${key.night}`, key]))
  await db
    .insert(sandboxHotelNights)
    .values([...once.values()].map((key) => ({ ...key, taken: 0, forSale: 0, fixed: 0 })))
    .onConflictDoUpdate({ target: [hotel, room, night], set: { fixed: 0 } })
}
