import { getSupportPhones } from '../../contract/support/support-phones.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createPhoneService } from './phone-service.ts'

/** Mounts how to reach support. */
export function mountSupport(api: Api, platform: Platform): void {
  const phones = createPhoneService(platform)
  api.mount(getSupportPhones, async ({ query }) => ({ phones: await phones.for(query.country) }))
}
