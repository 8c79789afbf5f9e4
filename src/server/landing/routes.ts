import * as contract from '../../contract/landing/landing.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createLandings, sweepRouteFacts } from './landing-service.ts'

/** Mounts the facts of landing pages. */
export function mountLandings(
  api: Api,
  platform: Platform,
  parts: Parameters<typeof createLandings>[1],
): void {
  sweepRouteFacts(platform)
  const landings = createLandings(platform, parts)
  api.mount(contract.getFlightLanding, ({ params, query, context }) =>
    landings.flights(params.address, query, context.language),
  )
  api.mount(contract.getStayLanding, ({ params, query, context }) =>
    landings.stays(params.city, query, context.language),
  )
  api.mount(contract.linkLandings, async ({ query, context }) => ({
    pages: await landings.links(query, context.language),
  }))
  api.mount(contract.listLandings, async ({ query }) => ({
    landings: await landings.list(query.kind),
  }))
}
