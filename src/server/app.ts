import { Hono } from 'hono'
import { devClock } from './platform/dev/dev-clock.ts'
import { devOutbox } from './platform/dev/dev-outbox.ts'
import { type Api, createApi } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'

export interface App {
  api: Api
  /** What stands under `/dev` where the sandbox is on. */
  dev: Hono
}

/** Builds the areas on the platform and mounts their calls: the one place that knows them all. */
export function createApp(platform: Platform): App {
  const { config, idempotency, signer, log, metrics, version } = platform
  const api = createApi({
    ...{ idempotency, signer, log, metrics, version },
    secure: config.production,
    strict: config.NODE_ENV === 'test',
  })
  const dev = new Hono()
  dev.route('/clock', devClock(platform))
  dev.route('/outbox', devOutbox(platform.db))
  return { api, dev }
}
