import { readDeskLog } from '../../../contract/desk/desk-log.ts'
import { createContentService } from '../../content/content-service.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Desk } from '../mount-desk.ts'
import { createLogReader } from './log-reader.ts'

/** Mounts reading the log. */
export function mountDeskLog(
  api: Api,
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { access }: Desk,
): void {
  const read = createLogReader(platform, createContentService(platform))
  api.mount(readDeskLog, async (call) => {
    const { roles } = await access.allow(call, 'log.read')
    return read(roles, call.query)
  })
}
