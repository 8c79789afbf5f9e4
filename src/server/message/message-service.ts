import type { QueryOf } from '../../contract/endpoint.ts'
import {
  type getModalMessage,
  type InAppMessage,
  inAppMessageSchema,
} from '../../contract/message/in-app-message.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { readMessages, type StoredMessage } from './message-store.ts'

type Page = QueryOf<typeof getModalMessage>

export interface MessageService {
  /** Returns the message for a visitor of a page, or undefined. Changes take up to a minute to show. */
  for(page: Page): Promise<InAppMessage | undefined>
}

/** Creates the reader of in-app messages. All that are on are read at once: an agency runs a few at a time. */
export function createMessageService({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): MessageService {
  const rows = readEachMinute(clock, () => readMessages(db))

  return {
    async for(page) {
      const fitting = (await rows()).filter((message) => fits(message, page, clock.now()))
      for (const stored of fitting) {
        const message = inAppMessageSchema.safeParse(shownOn(stored, page))
        if (message.success) return message.data
        log.warn({ message: stored.id, reason: message.error.message }, 'message is invalid')
      }
      return undefined
    },
  }
}

const imageOn = ({ imgMobile, imgDesktop }: StoredMessage, { platform }: Page) =>
  platform === 'mobile' ? imgMobile : imgDesktop

/** Returns whether a message is meant for a visitor of a page at a time. */
export function fits(message: StoredMessage, page: Page, now: number): boolean {
  const { countries, currencies, languages, slugs, startsAt, endsAt } = message
  const allows = (list: readonly string[], value: string) =>
    list.length === 0 || list.includes(value)
  return (
    (startsAt === null || startsAt.getTime() <= now) &&
    (endsAt === null || now < endsAt.getTime()) &&
    allows(countries, page.country) &&
    allows(currencies, page.currency) &&
    allows(languages, page.lang) &&
    allows(slugs, page.slug ?? '') &&
    message.paths.some((path) => covers(path, page.path)) &&
    Boolean(imageOn(message, page))
  )
}

function covers(pattern: string, path: string): boolean {
  if (pattern === '*') return true
  if (!pattern.endsWith('/*')) return pattern === path
  const above = pattern.slice(0, -'/*'.length)
  return path === above || path.startsWith(`${above}/`)
}

function shownOn(message: StoredMessage, page: Page): unknown {
  const { id, alts, url, usage, usageRules } = message
  return {
    id,
    img: imageOn(message, page),
    alt: alts[page.lang] ?? alts.en ?? '',
    ...(url && { url }),
    usage,
    usageRules,
  }
}
