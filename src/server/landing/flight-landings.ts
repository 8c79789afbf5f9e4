import type { QueryOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type {
  DestinationLanding,
  FlightLanding,
  getFlightLanding,
  LinkedRoute,
  RouteLanding,
} from '../../contract/landing/landing.ts'
import { type Money, money } from '../../contract/money.ts'
import { days } from '../platform/duration.ts'
import type { Platform } from '../platform/platform.ts'
import { convert, hasRate } from '../world/exchange-rates.ts'
import { dayInZone } from '../world/zoned-time.ts'
import { type Route, routeAddress, routeOfAddress } from './route-address.ts'
import {
  airlinesOf,
  cheapestOf,
  countedRoutes,
  daysOf,
  type RouteDay,
  type Shown,
} from './route-fact-store.ts'

/** How long facts are shown after a search found them. */
export const factsShown = days(7)

/** From this many facts on, a page says enough that no other page does. */
export const enoughFacts = { days: 5, airlines: 1, routes: 3 }

/** What pages list at most. */
const most = { days: 8, airlines: 12, others: 8, routes: 24 }

/** Returns since when facts must have been found, and from which day on they count, at a time. */
export const shownAt = (now: number): Shown => ({
  since: new Date(now - factsShown),
  // The first zone in which a day begins: elsewhere it can't be in the past.
  from: dayInZone(new Date(now), 'Pacific/Kiritimati'),
})

/** Creates the look-up of facts for pages about flights. */
export function createFlightLandings(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  staysIn: (city: string, language?: string) => Promise<FlightLanding['stays']>,
) {
  async function routePage(
    route: Required<Route>,
    inCurrency: InCurrency,
  ): Promise<Omit<RouteLanding, 'stays'>> {
    const shown = shownAt(clock.now())
    const [found, airlines, cheapest] = await Promise.all([
      daysOf(db, route, shown),
      airlinesOf(db, route, shown.since),
      cheapestOf(db, { from: route.from }, shown, most.others + 1),
    ])
    const byPrice = found.toSorted((a, b) => a.cents - b.cents || a.day.localeCompare(b.day))
    return {
      kind: 'route',
      address: routeAddress(route),
      from: route.from,
      to: route.to,
      isIndexed: isEnough({ days: found.length, airlines: airlines.length }),
      days: byPrice.slice(0, most.days).map((day) => ({
        date: day.day,
        price: inCurrency(day.amount, day.currency),
        ...(day.bagAmount !== null && { withBag: inCurrency(day.bagAmount, day.currency) }),
      })),
      months: monthsOf(found).map(({ month, best }) => ({
        month,
        price: inCurrency(best.amount, best.currency),
      })),
      airlines: airlines
        .slice(0, most.airlines)
        .map(({ airline, name, colour, stops, minutes, ...ends }) => ({
          code: airline,
          name,
          ...(colour !== null && { colour }),
          stops,
          minutes,
          from: endOf(ends.fromAirport, ends.fromTerminal),
          to: endOf(ends.toAirport, ends.toTerminal),
        })),
      others: cheapest
        .filter(({ destination }) => destination !== route.to)
        .slice(0, most.others)
        .map((day) => linked(day, inCurrency)),
      destination: routeAddress({ to: route.to }),
    }
  }

  async function destinationPage(
    to: string,
    inCurrency: InCurrency,
  ): Promise<Omit<DestinationLanding, 'stays'>> {
    const found = await cheapestOf(db, { to }, shownAt(clock.now()), most.routes)
    return {
      kind: 'destination',
      address: routeAddress({ to }),
      to,
      isIndexed: found.length >= enoughFacts.routes,
      routes: found.map((day) => linked(day, inCurrency)),
    }
  }

  return {
    /** Throws NOT_FOUND if the address means no route, and VALIDATION for currencies without a rate. */
    async get(
      address: string,
      { currency }: QueryOf<typeof getFlightLanding>,
      language?: string,
    ): Promise<FlightLanding> {
      if (!hasRate(currency)) {
        throw new CatalogueError('VALIDATION', { fields: { currency: 'VALIDATION' } })
      }
      const route = routeOfAddress(address)
      if (!route) throw new CatalogueError('NOT_FOUND')
      const { from, to } = route
      const inCurrency: InCurrency = (amount, of) => money(convert(amount, of, currency), currency)
      const page = from
        ? await routePage({ from, to }, inCurrency)
        : await destinationPage(to, inCurrency)
      const stays = await staysIn(to, language)
      return stays ? { ...page, stays } : page
    },

    /** Returns the addresses of routes, or of destinations, that have enough facts. */
    async list(kind: 'route' | 'destination') {
      const counted = await countedRoutes(db, shownAt(clock.now()))
      if (kind === 'route') {
        return counted.filter(isEnough).map(({ origin: from, destination: to, changedAt }) => ({
          address: routeAddress({ from, to }),
          changedAt,
        }))
      }
      return [...Map.groupBy(counted, ({ destination }) => destination)]
        .filter(([, routes]) => routes.length >= enoughFacts.routes)
        .map(([to, routes]) => ({
          address: routeAddress({ to }),
          changedAt: new Date(Math.max(...routes.map(({ changedAt }) => changedAt.getTime()))),
        }))
    },
  }
}

type InCurrency = (amount: number, currency: string) => Money

const isEnough = ({ days, airlines }: { days: number; airlines: number }): boolean =>
  days >= enoughFacts.days && airlines >= enoughFacts.airlines

const endOf = (airport: string, terminal: string | null) =>
  terminal === null ? { airport } : { airport, terminal }

const linked = (
  { origin: from, destination: to, day, amount, currency }: RouteDay,
  inCurrency: InCurrency,
): LinkedRoute => ({
  from,
  to,
  address: routeAddress({ from, to }),
  date: day,
  price: inCurrency(amount, currency),
})

/** Returns each month's cheapest day, in order. */
function monthsOf(found: readonly RouteDay[]): { month: string; best: RouteDay }[] {
  const months = Map.groupBy(found, ({ day }) => day.slice(0, 7))
  return [...months].map(([month, inMonth]) => ({
    month,
    best: inMonth.reduce((best, each) => (each.cents < best.cents ? each : best)),
  }))
}
