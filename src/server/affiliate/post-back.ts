import { z } from 'zod'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days, hours, seconds } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { OutboundPost } from '../platform/outbound/post-public.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import {
  beginAttempt,
  findAffiliate,
  findConversion,
  lockPostback,
  movePostback,
  noteAnswer,
  type PostbackRow,
  postbacksOf,
} from './postback-store.ts'
import { signPostback } from './sign-postback.ts'

/** Posts to an address and returns the answer's status. Throws if it can't be reached, or mustn't be. */
export type PostToAffiliate = (post: OutboundPost) => Promise<number>

/** After this time nothing is posted any more: partners settle by day, and their secrets may have changed. */
const life = days(1)

const about = z.object({ postbackId: z.uuid(), orderId: z.uuid() })
/** More retries than fit into the time, which ends them. */
const sendPostback = defineJob('affiliate.postback', about, {
  retries: 80,
  retryAfter: seconds(20),
  retryAtMost: hours(1),
})

/** A post as it's due now. */
interface Attempt {
  row: PostbackRow
  post: OutboundPost
}

/**
 * Creates the job that posts what happened to orders to their affiliates. Returns the function that enqueues it, once for each post.
 */
export function createPostBack(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  seal: Seal
  post: PostToAffiliate
  findOrder(id: string): Promise<Pick<WholeOrder, 'attribution'> | undefined>
}): (tx: Transaction, postback: z.input<typeof about>) => Promise<void> {
  const { db, jobs, clock, seal, post, findOrder } = parts

  jobs.handle(sendPostback, async ({ postbackId }) => {
    const attempt = await begin(postbackId)
    if (!attempt) return
    const status = await post(attempt.post).catch(async (error: Error) => {
      await noteAnswer(db, postbackId, error.message)
      throw error
    })
    const to = status >= 200 && status < 300 ? 'delivered' : status === 410 ? 'refused' : undefined
    if (!to) {
      await noteAnswer(db, postbackId, String(status))
      throw new Error(`the affiliate answered ${status}`)
    }
    await inTransaction(db, async (tx) => {
      const row = await lockPostback(tx, postbackId)
      // Another server may have taken the job over, and was faster.
      if (row?.state === 'pending') await movePostback(tx, row, to, String(status))
    })
  })

  /** Writes an attempt before it's made, and returns it; undefined if nothing is to be posted any more. */
  const begin = (id: string): Promise<Attempt | undefined> =>
    inTransaction(db, async (tx) => {
      const row = await lockPostback(tx, id)
      if (row?.state !== 'pending') return undefined
      const affiliate = await findAffiliate(tx, row.affiliate)
      const { postbackUrl: url, secret } = affiliate ?? {}
      if (!affiliate?.isOn || !url || !secret) {
        await movePostback(tx, row, 'dropped', null)
        return undefined
      }
      if (clock.now() - row.createdAt.getTime() >= life) {
        await movePostback(tx, row, 'given_up', row.answer)
        return undefined
      }
      if (row.event === 'conversion.adjusted' && (await isOutdated(tx, row))) {
        await movePostback(tx, row, 'dropped', row.answer)
        return undefined
      }
      const conversion = await conversionOf(tx, row)
      // A partner can't adjust or reverse what it hasn't heard of.
      if (conversion.id !== row.id && conversion.state === 'pending') {
        throw new Error('the conversion isn’t delivered yet')
      }
      await beginAttempt(tx, id, clock.date())
      const body = bodyOf(row, conversion.id, await clickOf(row.orderId))
      const signed = signPostback(seal.open(secret, affiliate.id), { id, body, now: clock.now() })
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Sojourn-Postback/1',
        ...signed,
      }
      return { row, post: { url, headers, body } }
    })

  /** Returns the conversion that a postback is about: itself, or what it adjusts or reverses. */
  async function conversionOf(tx: Transaction, row: PostbackRow): Promise<PostbackRow> {
    if (row.event === 'conversion.confirmed') return row
    return (await findConversion(tx, row.orderId)) ?? row
  }

  /** Returns whether a later post says what the order is worth now: arriving after it, this one would bring money back. */
  const isOutdated = async (tx: Transaction, row: PostbackRow): Promise<boolean> =>
    (await postbacksOf(tx, row.orderId)).at(-1)?.id !== row.id

  const clickOf = async (orderId: string): Promise<string> =>
    (await findOrder(orderId))?.attribution?.affiliate?.clickId ?? ''

  return (tx, postback) => jobs.enqueue(tx, sendPostback, postback, { key: postback.postbackId })
}

/**
 * Returns what is posted. It names nobody and no order number, with which an order could be looked up; it's the same in all
 * attempts.
 */
function bodyOf(
  { event, amount, currency, onSite, createdAt }: PostbackRow,
  conversionId: string,
  clickId: string,
): string {
  const timestamp = createdAt.toISOString()
  const data = { conversionId, clickId, amount, currency, onSite }
  return JSON.stringify({ type: event, timestamp, data })
}
