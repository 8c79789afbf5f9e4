import { getModalMessage } from '../../contract/message/in-app-message.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { createMessageService } from './message-service.ts'

/** Mounts the message of a page. */
export function mountMessages(api: Api, platform: Pick<Platform, 'db' | 'clock' | 'log'>): void {
  const messages = createMessageService(platform)
  api.mount(getModalMessage, async ({ query }) => ({ modal: (await messages.for(query)) ?? null }))
}
