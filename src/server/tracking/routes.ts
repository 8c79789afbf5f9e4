import { trackEvents } from '../../contract/tracking/tracking.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import { bodyUnit } from '../platform/http/body-allowance.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { sweepEvents } from './sweep-events.ts'
import { createTrackingService } from './tracking-service.ts'

/** A page sends at most one batch every few seconds. */
const perVisitor = { name: 'tracking', times: 60, within: minutes(1) }
/** Enough for an office behind one address; far less than what would fill the database. */
const perAddress = { name: 'tracking-address', times: 1_000, within: minutes(1) }

/** The size of these, 1.5 MB: a page's batch has less than 1 kB, and its texts are searched for personal data. */
const sizePerAddress = {
  name: 'tracking-size',
  times: (1_500 * 1024) / bodyUnit,
  within: minutes(1),
}

/** Mounts the recording of page events. */
export function mountTracking(api: Api, platform: Platform): void {
  const { cache } = platform
  const service = createTrackingService(platform)
  sweepEvents(platform)
  api.mount(
    trackEvents,
    async ({ body, context }) => ({ accepted: await service.record(body, context) }),
    {
      bodies: sizePerAddress,
      admit: async ({ clientAddress, auid }) => {
        await spend(cache, perAddress, clientAddress)
        await spend(cache, perVisitor, auid ?? clientAddress)
      },
    },
  )
}
