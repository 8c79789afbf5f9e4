import type { AirlineRoute } from './network.ts'

const DAILY = 7

/**
 * Adds flights to busy pairs that nobody flies daily: the most frequent airline with a base there is extended to every
 * day.
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
