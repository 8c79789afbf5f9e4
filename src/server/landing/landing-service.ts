import { z } from 'zod'
import type { LandingKind } from '../../contract/landing/landing.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { createFlightLandings, shownAt } from './flight-landings.ts'
import { createLandingLinks } from './landing-links.ts'
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

/** Creates the look-up of landing pages' facts. Facts have no cache, so pages always show the current ones. */
export function createLandings(
  platform: Pick<Platform, 'db' | 'clock'>,
  parts: Parameters<typeof createStayLandings>[0],
) {
  const stays = createStayLandings(parts)
  const flights = createFlightLandings(platform, stays.inCity)
  async function list(
    kind: LandingKind,
  ): Promise<{ address: string; changedAt?: string | undefined }[]> {
    if (kind === 'city' || kind === 'area') return (await stays.list(kind)).slice(0, mostListed)
    return (await flights.list(kind))
      .slice(0, mostListed)
      .map(({ address, changedAt }) => ({ address, changedAt: changedAt.toISOString() }))
  }
  return {
    flights: flights.get,
    stays: stays.get,
    links: createLandingLinks({ clock: platform.clock, list, ...parts }),
    list,
  }
}
