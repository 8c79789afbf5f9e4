import { Hono } from 'hono'
import { z } from 'zod'
import type { AffiliatePartner } from '../../contract/affiliate/affiliate.ts'
import { isForeignPost } from '../../server/platform/http/site/same-origin.ts'
import { newId } from '../../server/platform/ids.ts'
import type { OutboundPost } from '../../server/platform/outbound/post-public.ts'
import type { Platform } from '../../server/platform/platform.ts'
import { addReceived, lastReceived } from './store.ts'
import { problemOfPost } from './verify-postback.ts'

/** Everybody may know it: it signs for a partner that doesn't exist. */
const secret = 'whsec_c2FuZGJveCBhZmZpbGlhdGUsIG5vdCBhIHNlY3JldA=='

interface AffiliateStandIn {
  partner: AffiliatePartner & { secret: string }
  post(post: OutboundPost): Promise<number>
  /** What stands under `/dev/affiliate`. */
  pages: Hono
}

const dialSchema = z.strictObject({
  /** What the next posts are answered; null is no answer at all. */
  status: z.int().min(200).max(599).nullable(),
})

/**
 * Opens an affiliate that stands in for real ones: `?aft=demo-blog&click_id=…` marks a visit as coming from it. Under
 * `/dev/affiliate`, `GET` lists what was posted to it, newest first, and `POST` sets what it answers (`{ "status": 503 }`).
 */
export function openAffiliate({
  db,
  clock,
  devState,
}: Pick<Platform, 'db' | 'clock' | 'devState'>): AffiliateStandIn {
  let { status } = { status: 204 } as z.output<typeof dialSchema>
  const inTurn = devState.share('affiliate', {
    read: () => ({ status }),
    apply: (value: z.output<typeof dialSchema>) => {
      status = value.status
    },
  })

  const pages = new Hono()
  pages.get('/', async (c) => {
    const posts = await lastReceived(db)
    return c.json(
      posts.map(({ webhookId, problem, body, status: answered, at }) => ({
        webhookId,
        problem,
        answered,
        at: at.toISOString(),
        body: JSON.parse(body) as unknown,
      })),
    )
  })
  pages.post('/', async (c) => {
    if (isForeignPost(c.req.raw))
      return c.json({ message: 'This request was sent from another site.' }, 403)
    const typed = dialSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!typed.success) return c.json({ message: z.prettifyError(typed.error) }, 400)
    await inTurn(() => {
      status = typed.data.status
    })
    return c.json({ status })
  })

  return {
    partner: {
      id: 'demo-blog',
      name: 'Demonstration travel blog',
      // A name that nobody can have (RFC 2606), whatever address this server has.
      postbackUrl: 'https://demo-blog.invalid/postbacks',
      secret,
      isOn: true,
    },
    async post({ headers, body }) {
      const text = body.toString()
      const answer = status
      await addReceived(db, {
        id: newId(),
        webhookId: headers['webhook-id'] ?? '',
        problem: problemOfPost(secret, new Headers(headers), text, clock.now()) ?? null,
        body: text,
        status: answer ?? 0,
        at: clock.date(),
      })
      return answer ?? new Promise<never>(() => undefined)
    },
    pages,
  }
}
