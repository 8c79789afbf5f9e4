import { Hono } from 'hono'
import { z } from 'zod'
import { isForeignPost } from '../../../server/platform/http/site/same-origin.ts'
import { changeOfForm } from './change-of-form.ts'
import { devWorldPage } from './dev-world-page.ts'
import type { DevWorldPart, Wrong } from './dev-world-part.ts'
import { refusedForm } from './form-field.ts'

/**
 * Creates the routes of the sandbox's settings: `GET` shows them, as a page for browsers and as JSON for other
 * clients; `POST` changes them, with JSON (`{ reset?, suppliers?, … }`) or the page's forms.
 */
export function devWorld(parts: readonly DevWorldPart[]): Hono {
  const hono = new Hono()
  const changeSchema = z.strictObject({
    /** Resets all suppliers first. What was set by hand for single flights or rooms stays as it is. */
    reset: z.boolean().optional(),
    suppliers: z.strictObject(merged(parts.map(({ dials }) => dials.shape))).optional(),
    ...merged(parts.map(({ shape }) => shape)),
  })

  const state = async (): Promise<Record<string, unknown>> => ({
    suppliers: merged(parts.map(({ dials }) => dials.all())),
    ...merged(await Promise.all(parts.map((part) => part.state()))),
  })

  hono.get('/', async (c) =>
    c.req.header('accept')?.includes('text/html')
      ? c.html(devWorldPage(parts, await state()))
      : c.json(await state()),
  )

  /** Applies a change; returns what is wrong with it, if anything. */
  async function turn(sent: unknown): Promise<Wrong | undefined> {
    const { success, data, error } = changeSchema.safeParse(sent)
    if (!success) return { status: 400, message: z.prettifyError(error), issues: error.issues }
    const { reset, suppliers = {} } = data
    let wrong: Wrong | undefined
    for (const { dials, apply } of parts) {
      const own = Object.entries(suppliers).flatMap(([id, change]) =>
        change && id in dials.shape ? [[id, change] as const] : [],
      )
      await dials.inTurn(() => {
        if (reset) dials.reset()
        dials.change({ suppliers: Object.fromEntries(own) })
      })
      wrong ??= await apply(data)
    }
    return wrong
  }

  hono.post('/', async (c) => {
    if (isForeignPost(c.req.raw))
      return c.json({ message: 'This request was sent from another site.' }, 403)
    if (c.req.header('content-type')?.includes('json')) {
      const wrong = await turn(await c.req.json().catch(() => undefined))
      return wrong ? c.json({ message: wrong.message }, wrong.status) : c.json(await state())
    }
    const typed = await c.req.parseBody()
    const wrong = await turn(changeOfForm(parts, typed))
    if (!wrong) return c.redirect('/dev/world', 303)
    return c.html(
      devWorldPage(parts, await state(), refusedForm(wrong.issues, typed)),
      wrong.status,
    )
  })
  return hono
}

const merged = <T extends object>(objects: readonly T[]): T => Object.assign({}, ...objects)
