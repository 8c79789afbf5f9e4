import webPush from 'web-push'
import { z } from 'zod'
import { CatalogueError } from '../../contract/errors.ts'
import { orderCodeSchema } from '../../contract/ids.ts'
import { type PushEvent, pushEvents } from '../../contract/push/push-events.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { days, inSeconds, minutes } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { isPublicUrl } from '../platform/outbound/public-address.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import { wordsOf } from '../platform/words.ts'
import type { PostPush } from './post-push.ts'
import type { PushKey } from './push-key.ts'
import * as store from './push-store.ts'

const targetSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})
type Target = z.output<typeof targetSchema>

const event = z.enum(pushEvents)
const messageSchema = z.object({ subscriptionId: z.uuid(), orderCode: orderCodeSchema, event })
/** What one device is told about an order. */
export type PushMessage = z.output<typeof messageSchema>
/** News about a trip is late after some hours, so what can't be delivered by then is given up. */
const sendMessage = defineJob('push.send', messageSchema, {
  retries: 8,
  retryAfter: minutes(1),
  retryAtMost: minutes(60),
})
const sweep = defineJob('push.sweep', z.object({}), { urgency: 'idle' })

/** What each mail about an order is as a push message; others cause none. */
const eventOf: Readonly<Record<string, PushEvent>> = {
  confirmation: 'confirmed',
  notice: 'changed',
  'notice-cancelled': 'changed',
  'notice-accepted': 'changed',
  'change-done': 'changed',
  cancelled: 'money',
  refund: 'money',
  charge: 'money',
  'charge-declined': 'problem',
  'hold-expired': 'problem',
  failed: 'problem',
  'refund-failed': 'problem',
  'change-failed': 'problem',
}

/** How long a push service keeps a message for a browser that is off. */
const life = days(1)
/** After this without being chosen again, a subscription is deleted. */
const unusedLife = days(365)

export interface Chosen {
  device: string
  about: string
  signInId: string | null
  subscription: Target
  events: readonly PushEvent[]
  language: string
}

/** Push messages about orders: who gets which, and sending them. */
export interface PushService {
  publicKey: string
  /** Returns what a device hears of. */
  chosen(who: store.Listener): Promise<PushEvent[]>
  /** Throws VALIDATION if the subscription's address isn't HTTPS at a public host name. */
  choose(chosen: Chosen): Promise<void>
  stop(who: store.Listener): Promise<void>
  /** Returns the messages that go to a guest's or member's devices beside a mail of this kind. */
  messages(
    db: Executor,
    order: Pick<WholeOrder, 'id' | 'code' | 'memberId'>,
    mailKind: string,
  ): Promise<PushMessage[]>
  /** Sends messages, once for each mail, if the transaction commits. */
  send(tx: Transaction, messages: readonly PushMessage[], mailKey: string): Promise<void>
}

export function createPushService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  seal: Seal
  key: PushKey
  /** A `mailto:` address, at which a push service's operators reach ours. */
  contact: string
  post: PostPush
  /** Returns whether a sign-in hasn't ended. */
  isSignedIn(signInId: string): Promise<boolean>
}): PushService {
  const { db, jobs, clock, log, seal, key, contact, post, isSignedIn } = parts

  jobs.handle(sendMessage, async ({ subscriptionId, orderCode, event }) => {
    const row = await store.findById(db, subscriptionId)
    if (!row) return
    // Who has been signed out from elsewhere hears nothing more here.
    if (row.signInId && !(await isSignedIn(row.signInId))) return store.deleteById(db, row.id)
    const target = targetSchema.parse(JSON.parse(seal.open(row.target, row.id)))
    const status = await post(messageTo(target, row.language, { orderCode, event }))
    if (status >= 200 && status < 300) return
    // Gone, or not ours any more, as after another key was set.
    if ([401, 403, 404, 410].includes(status)) return store.deleteById(db, row.id)
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
    log.warn({ status }, 'a push message was refused')
  })

  jobs.repeat(sweep, '49 3 * * *', {})
  jobs.handle(sweep, () => store.deleteChosenBefore(db, new Date(clock.now() - unusedLife)))

  /** The order's number and what happened are all that a message ever says. */
  function messageTo(
    target: Target,
    language: string,
    about: { orderCode: string; event: PushEvent },
  ) {
    const say = wordsOf('push', language)
    const content = {
      order: about.orderCode,
      event: about.event,
      language,
      title: say('order-title', { order: about.orderCode }),
      text: say(`event-${about.event}`),
    }
    const details = webPush.generateRequestDetails(target, JSON.stringify(content), {
      vapidDetails: { subject: contact, ...key },
      TTL: inSeconds(life),
      contentEncoding: 'aes128gcm',
      urgency: about.event === 'changed' ? 'high' : 'normal',
    })
    return {
      endpoint: details.endpoint,
      headers: details.headers as Record<string, string>,
      body: details.body as Buffer,
    }
  }

  return {
    publicKey: key.publicKey,
    chosen: async (who) => (await store.findOfDevice(db, who))?.events ?? [],
    async choose({ device, about, signInId, subscription, events, language }) {
      if (!isPublicUrl(subscription.endpoint)) {
        throw new CatalogueError('VALIDATION', { fields: { endpoint: 'not_public' } })
      }
      const id = newId()
      await store.putRow(db, {
        id,
        device,
        about,
        signInId,
        target: seal.lock(JSON.stringify(subscription), id),
        language,
        events: [...new Set(events)],
        chosenAt: clock.date(),
      })
    },
    stop: (who) => store.deleteOfDevice(db, who),
    async messages(db, order, mailKind) {
      const event = eventOf[mailKind]
      if (!event) return []
      const about = [`order:${order.id}`, ...(order.memberId ? [`member:${order.memberId}`] : [])]
      const ids = await store.idsWanting(db, about, event)
      return ids.map((subscriptionId) => ({ subscriptionId, orderCode: order.code, event }))
    },
    async send(tx, messages, mailKey) {
      for (const message of messages) {
        const key = `${mailKey} ${message.subscriptionId}`
        await jobs.enqueue(tx, sendMessage, message, { key })
      }
    },
  }
}
