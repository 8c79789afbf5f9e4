import { listFeatures } from '../../contract/feature/features.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createFeatureService } from './feature-service.ts'

/** Mounts the list of features. */
export function mountFeatures(api: Api, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  const features = createFeatureService({ db, clock })
  api.mount(listFeatures, async ({ query }) => features.in(query.country))
}
