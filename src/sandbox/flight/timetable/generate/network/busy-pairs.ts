import type { AirlineRoute } from './network.ts'

const DAILY = 7

/**
 * Busy pairs are flown every day: where nobody does, the airline that flies most often, from a base of
 * its own, fills up its week.
 */
export function withDailyBusyPairs(
  routes: readonly AirlineRoute[],
  isBusy: (route: AirlineRoute) => boolean,
): AirlineRoute[] {
  const pairOf = ({ base, far }: AirlineRoute) => `${Math.min(base, far)} ${Math.max(base, far)}`
  const leaders = new Map<string, AirlineRoute>()
  for (const route of routes) {
    const leader = leaders.get(pairOf(route))
    if (!leader || route.weekly > leader.weekly) leaders.set(pairOf(route), route)
  }
  return routes.map((route) => {
    const leads = leaders.get(pairOf(route)) === route && (route.carrier.base[route.base] ?? 0) > 0
    return leads && route.weekly < DAILY && isBusy(route) ? { ...route, weekly: DAILY } : route
  })
}
