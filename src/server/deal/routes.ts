import { listDeals } from '../../contract/deal/deal.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createDeals, sweepDeals } from './deal-service.ts'

/** Mounts the lowest prices found lately. */
export function mountDeals(api: Api, platform: Platform): void {
  sweepDeals(platform)
  const deals = createDeals(platform)
  api.mount(listDeals, ({ query, context }) => deals(query, context.country))
}
