import { Hono } from 'hono'
import { z } from 'zod'
import { milliseconds } from '../duration.ts'
import type { Platform } from '../platform.ts'

const moveSchema = z.object({
  advanceMs: z.coerce
    .number()
    .int()
    .min(0)
    .max(10 * 365 * 86_400_000),
})

/** `GET /dev/clock` returns the server's time; `POST {"advanceMs": …}` moves it forward. */
export function devClock({
  clock,
  jobs,
  devState,
}: Pick<Platform, 'clock' | 'jobs' | 'devState'>): Hono {
  const hono = new Hono()
  const inTurn = devState.share<number>('clock', {
    read: clock.ahead,
    apply: (ahead) => clock.advance(milliseconds(ahead - clock.ahead())),
  })
  const state = () => ({ now: clock.date().toISOString(), aheadMs: clock.ahead() })
  hono.get('/', (c) => c.json(state()))
  hono.post('/', async (c) => {
    const isJson = c.req.header('content-type')?.includes('json')
    const sent = isJson ? await c.req.json().catch(() => ({})) : await c.req.parseBody()
    const parsed = moveSchema.safeParse(sent)
    if (!parsed.success)
      return c.json({ message: 'advanceMs must be a number of milliseconds, 0 or more.' }, 400)
    await inTurn(() => clock.advance(milliseconds(parsed.data.advanceMs)))
    await jobs.clockMoved(parsed.data.advanceMs)
    return c.json(state())
  })
  return hono
}
