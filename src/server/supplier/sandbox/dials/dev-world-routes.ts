import { Hono } from 'hono'
import { z } from 'zod'
import { cabinSchema, isoDateSchema } from '../../../../contract/offer.ts'
import { isForeignPost } from '../../../platform/http/same-origin.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { devWorldPage } from './dev-world-page.ts'
import { dialsChangeSchema } from './dials.ts'
import { dialsOfForm } from './dials-of-form.ts'

const changeSchema = dialsChangeSchema.extend({
  /** Puts all dials at rest first. Seats set by hand stay as they are. */
  reset: z.boolean().optional(),
  /** Leaves exactly `left` seats for sale on flights; null gives them back to the world's reckoning. */
  seats: z
    .array(
      z.strictObject({
        flight: z.string().regex(/^[A-Z0-9]{3,7}$/),
        origin: z.string().regex(/^[A-Z]{3}$/),
        date: isoDateSchema,
        cabin: cabinSchema.default('economy'),
        left: z.int().min(0).max(1000).nullable(),
      }),
    )
    .max(500)
    .optional(),
})

/**
 * The sandbox world's dials: `GET` shows them, as JSON to who accepts it and else as a page;
 * `POST` turns them, by JSON (`{ reset?, suppliers?, seats? }`) or by the page's forms.
 */
export function devWorld(world: SandboxWorld): Hono {
  const hono = new Hono()
  const state = () => ({ suppliers: world.dials.all() })

  hono.get('/', (c) =>
    c.req.header('accept')?.includes('text/html')
      ? c.html(devWorldPage(world.dials.all()))
      : c.json(state()),
  )

  hono.post('/', async (c) => {
    if (isForeignPost(c.req.raw)) return c.json({ message: 'Sent from another site.' }, 403)
    const isJson = c.req.header('content-type')?.includes('json') ?? false
    const sent = isJson
      ? await c.req.json().catch(() => undefined)
      : dialsOfForm(await c.req.parseBody())
    const parsed = changeSchema.safeParse(sent)
    if (!parsed.success) return c.json({ message: z.prettifyError(parsed.error) }, 400)
    const { reset, seats = [], ...change } = parsed.data
    if (reset) world.dials.reset()
    world.dials.change(change)
    for (const { left, ...cabin } of seats) await world.setSeatsLeft(cabin, left)
    return isJson ? c.json(state()) : c.redirect('/dev/world', 303)
  })
  return hono
}
