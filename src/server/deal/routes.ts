import { arrangeDestinations, listDeals } from '../../contract/deal/deal.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createDeals, sweepDeals } from './deal-service.ts'

/** Mounts the lowest prices found lately, and which destinations staff want shown. */
export function mountDeals(api: Api, platform: Platform): void {
  sweepDeals(platform)
  const deals = createDeals(platform)
  api.mount(listDeals, ({ query, context }) => deals.list(query, context.country))
  api.mount(arrangeDestinations, ({ query, context }) => deals.arrange(query, context.country))
}
