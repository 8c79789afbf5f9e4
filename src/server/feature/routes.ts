import { getVisitConfig } from '../../contract/config-endpoints.ts'
import { listFeatures } from '../../contract/feature/features.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createFeatureService } from './feature-service.ts'
import { visitConfig } from './visit-config.ts'

/** Mounts the list of features, and what is known about a visit. */
export function mountFeatures(api: Api, platform: Pick<Platform, 'db' | 'clock' | 'config'>): void {
  const features = createFeatureService(platform)
  api.mount(listFeatures, async ({ query }) => features.in(query.country))
  api.mount(getVisitConfig, ({ context, request: { headers } }) =>
    visitConfig(platform, features, { context, headers }),
  )
}
