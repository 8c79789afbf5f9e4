import { z } from 'zod'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { createFlightLandings, shownAt } from './flight-landings.ts'
import { routeAddresses } from './route-address.ts'
import { deleteRouteFacts } from './route-fact-store.ts'
import { createStayLandings } from './stay-landings.ts'

/** As many as a sitemap may have. */
const mostListed = 50_000

const sweep = defineJob('landing.sweep', z.object({}), { urgency: 'idle' })

/** Deletes facts every hour that are too old to be shown. */
export function sweepRouteFacts({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>) {
  jobs.repeat(sweep, '43 * * * *', {})
  jobs.handle(sweep, () => deleteRouteFacts(db, shownAt(clock.now())))
}

/** Creates the look-up of landing pages' facts. It has no cache, so pages always show the current facts. */
export function createLandings(
  platform: Pick<Platform, 'db' | 'clock'>,
  parts: Parameters<typeof createStayLandings>[0],
) {
  const stays = createStayLandings(parts)
  const flights = createFlightLandings(platform, stays.inCity)
  return {
    flights: flights.get,
    stays: stays.get,
    links: routeAddresses,
    async list(kind: 'route' | 'destination' | 'city' | 'area') {
      if (kind === 'city' || kind === 'area') return (await stays.list(kind)).slice(0, mostListed)
      return (await flights.list(kind))
        .slice(0, mostListed)
        .map(({ address, changedAt }) => ({ address, changedAt: changedAt.toISOString() }))
    },
  }
}
