import { Hono } from 'hono'
import { z } from 'zod'
import { cabinSchema, isoDateSchema } from '../../../contract/flight/offer.ts'
import { isForeignPost } from '../../../server/platform/http/site/same-origin.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { scheduleTurnSchema } from '../schedule/turn-schedule-change.ts'
import { devWorldPage } from './dev-world-page.ts'
import { dialsChangeSchema } from './dials.ts'
import { dialsOfForm } from './dials-of-form.ts'
import { refusedForm } from './form-field.ts'

const changeSchema = dialsChangeSchema.extend({
  /** Resets all suppliers first. Seats set by hand and schedule changes stay as they are. */
  reset: z.boolean().optional(),
  /** Leaves exactly `left` seats for sale on flights; null returns to the computed number. */
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
  /** Airlines change these flights in issued bookings. */
  scheduleChanges: z.array(scheduleTurnSchema).max(50).optional(),
})

/**
 * Creates the routes of the sandbox's settings: `GET` shows them, as a page for browsers and as JSON for other
 * clients; `POST` changes them, with JSON (`{ reset?, suppliers?, seats?, scheduleChanges? }`) or the page's forms.
 */
export function devWorld(world: SandboxWorld): Hono {
  const hono = new Hono()
  const state = async () => ({
    suppliers: world.dials.all(),
    scheduleChanges: await world.scheduleChanges.open(),
  })

  hono.get('/', async (c) =>
    c.req.header('accept')?.includes('text/html')
      ? c.html(devWorldPage(await state()))
      : c.json(await state()),
  )

  /** Applies a change; returns what is wrong with it, if anything. */
  async function turn(sent: unknown): Promise<Wrong | undefined> {
    const { success, data, error } = changeSchema.safeParse(sent)
    if (!success) return { status: 400, message: z.prettifyError(error), issues: error.issues }
    const { reset, seats = [], scheduleChanges = [], ...change } = data
    await world.dials.inTurn(() => {
      if (reset) world.dials.reset()
      world.dials.change(change)
    })
    for (const { left, ...cabin } of seats) await world.setSeatsLeft(cabin, left)
    let missed = false
    for (const each of scheduleChanges) {
      if ((await world.scheduleChanges.turn(each)) === 0) missed = true
    }
    return missed ? nothingStruck : undefined
  }

  hono.post('/', async (c) => {
    if (isForeignPost(c.req.raw))
      return c.json({ message: 'This request was sent from another site.' }, 403)
    if (c.req.header('content-type')?.includes('json')) {
      const wrong = await turn(await c.req.json().catch(() => undefined))
      return wrong ? c.json({ message: wrong.message }, wrong.status) : c.json(await state())
    }
    const typed = await c.req.parseBody()
    const wrong = await turn(dialsOfForm(typed))
    if (!wrong) return c.redirect('/dev/world', 303)
    return c.html(devWorldPage(await state(), refusedForm(wrong.issues, typed)), wrong.status)
  })
  return hono
}

interface Wrong {
  status: 400 | 404
  message: string
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]
}

const nobody =
  'No issued booking has this flight ahead, or an earlier schedule change is still waiting for an answer.'
const nothingStruck: Wrong = {
  status: 404,
  message: nobody,
  issues: [{ path: [], message: nobody }],
}
