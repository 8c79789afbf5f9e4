import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { routeAirlines, routeDays } from './tables.ts'

export type FoundDay = typeof routeDays.$inferInsert
export type FoundAirline = typeof routeAirlines.$inferInsert
/** What is read of a day. */
export type RouteDay = typeof routeDays.$inferSelect
export type AirlineOfRoute = typeof routeAirlines.$inferSelect

/** Answers of one search arrive within this time: of these the lowest counts, otherwise the latest. */
const oneSearch = sql`interval '1 minute'`

/** Writes days of routes. Several currencies of a day replace each other, the last one wins. */
export async function writeRouteDays(db: Executor, found: readonly FoundDay[]): Promise<void> {
  const byDay = new Map(
    found.map((each) => [`${each.origin} ${each.destination} ${each.day}`, each]),
  )
  if (byDay.size === 0) return
  const { origin, destination, day, currency, amount, bagAmount, cents, foundAt } = routeDays
  const isSame = sql`${currency} = excluded.currency and ${foundAt} > excluded.found_at - ${oneSearch}`
  await db
    .insert(routeDays)
    .values([...byDay.values()])
    .onConflictDoUpdate({
      target: [origin, destination, day],
      set: {
        amount: sql`case when ${isSame} then least(${amount}, excluded.amount) else excluded.amount end`,
        // The least of a number and null is the number.
        bagAmount: sql`case when ${isSame} then least(${bagAmount}, excluded.bag_amount) else excluded.bag_amount end`,
        cents: sql`case when ${isSame} then least(${cents}, excluded.cents) else excluded.cents end`,
        currency: sql`excluded.currency`,
        foundAt: sql`excluded.found_at`,
      },
    })
}

/** Writes airlines of routes with distinct keys; the shortest duration stays. */
export async function writeRouteAirlines(
  db: Executor,
  found: readonly FoundAirline[],
): Promise<void> {
  if (found.length === 0) return
  const { origin, destination, airline, fromAirport, toAirport, stops, minutes } = routeAirlines
  await db
    .insert(routeAirlines)
    .values([...found])
    .onConflictDoUpdate({
      target: [origin, destination, airline, fromAirport, toAirport, stops],
      set: {
        name: sql`excluded.name`,
        colour: sql`excluded.colour`,
        fromTerminal: sql`excluded.from_terminal`,
        toTerminal: sql`excluded.to_terminal`,
        minutes: sql`least(${minutes}, excluded.minutes)`,
        foundAt: sql`excluded.found_at`,
      },
    })
}

/** What is still shown: found after `since`, for days from `from` on. */
export interface Shown {
  since: Date
  from: string
}

const shownDays = ({ since, from }: Shown): SQL | undefined =>
  and(gt(routeDays.foundAt, since), gte(routeDays.day, from))

/** Returns the days of a route in order. */
export const daysOf = (
  db: Executor,
  route: { from: string; to: string },
  shown: Shown,
): Promise<RouteDay[]> =>
  db
    .select()
    .from(routeDays)
    .where(
      and(eq(routeDays.origin, route.from), eq(routeDays.destination, route.to), shownDays(shown)),
    )
    .orderBy(asc(routeDays.day))

/** Returns the cheapest day of each route from or to a place, cheapest first. */
export async function cheapestOf(
  db: Executor,
  place: { from: string } | { to: string },
  shown: Shown,
  limit: number,
): Promise<RouteDay[]> {
  const { origin, destination, cents, day } = routeDays
  const [end, other] = 'from' in place ? [origin, destination] : [destination, origin]
  const best = db
    .selectDistinctOn([other])
    .from(routeDays)
    .where(and(eq(end, 'from' in place ? place.from : place.to), shownDays(shown)))
    .orderBy(other, cents, day)
    .as('best')
  return await db.select().from(best).orderBy(asc(best.cents), asc(best.day)).limit(limit)
}

/** Returns how airlines fly a route: nonstop first, then by duration. */
export const airlinesOf = (
  db: Executor,
  route: { from: string; to: string },
  since: Date,
): Promise<AirlineOfRoute[]> =>
  db
    .select()
    .from(routeAirlines)
    .where(
      and(
        eq(routeAirlines.origin, route.from),
        eq(routeAirlines.destination, route.to),
        gt(routeAirlines.foundAt, since),
      ),
    )
    .orderBy(asc(routeAirlines.stops), asc(routeAirlines.minutes), asc(routeAirlines.airline))

/** Returns every route with how many days are known of it, how many airlines, and when that last changed. */
export async function countedRoutes(
  db: Executor,
  shown: Shown,
): Promise<
  { origin: string; destination: string; days: number; airlines: number; changedAt: Date }[]
> {
  const airlines = db
    .select({
      origin: routeAirlines.origin,
      destination: routeAirlines.destination,
      count: sql<number>`count(*)::int`.as('airlines'),
    })
    .from(routeAirlines)
    .where(gt(routeAirlines.foundAt, shown.since))
    .groupBy(routeAirlines.origin, routeAirlines.destination)
    .as('known')
  const { origin, destination } = routeDays
  return await db
    .select({
      origin,
      destination,
      days: sql<number>`count(*)::int`,
      airlines: sql<number>`coalesce(max(${airlines.count}), 0)::int`,
      changedAt: sql<Date>`max(${routeDays.foundAt})`.mapWith(routeDays.foundAt),
    })
    .from(routeDays)
    .leftJoin(airlines, and(eq(airlines.origin, origin), eq(airlines.destination, destination)))
    .where(shownDays(shown))
    .groupBy(origin, destination)
    .orderBy(origin, destination)
}

/** Deletes what isn't shown any more. */
export async function deleteRouteFacts(db: Database, { since, from }: Shown): Promise<void> {
  await deleteInBatches(db, routeDays, or(lt(routeDays.foundAt, since), lt(routeDays.day, from)))
  await deleteInBatches(db, routeAirlines, lt(routeAirlines.foundAt, since))
}
