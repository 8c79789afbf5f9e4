import { z } from 'zod'
import { cabinSchema, isoDateSchema } from '../../contract/flight/offer.ts'
import type { DevWorldPart, Wrong } from '../shared/dials/dev-world-part.ts'
import type { SandboxWorld } from './sandbox-world.ts'
import { scheduleSection } from './schedule/schedule-section.ts'
import { scheduleTurnSchema } from './schedule/turn-schedule-change.ts'

const shape = {
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
    .default([]),
  /** Airlines change these flights in issued bookings. */
  scheduleChanges: z.array(scheduleTurnSchema).max(50).default([]),
}
const changeSchema = z.object(shape)

/** Returns what `/dev/world` shows and changes of flights. */
export const flightPart = (world: SandboxWorld): DevWorldPart => ({
  trade: 'Flights',
  dials: world.dials,
  shape,
  state: async () => ({ scheduleChanges: await world.scheduleChanges.open() }),
  async apply(change) {
    const { seats, scheduleChanges } = changeSchema.parse(change)
    for (const { left, ...cabin } of seats) await world.setSeatsLeft(cabin, left)
    let missed = false
    for (const each of scheduleChanges) {
      if ((await world.scheduleChanges.turn(each)) === 0) missed = true
    }
    return missed ? nothingStruck : undefined
  },
  section: (state, refused) =>
    scheduleSection(
      state.scheduleChanges as Awaited<ReturnType<typeof world.scheduleChanges.open>>,
      refused?.typed.schedule ? refused : undefined,
    ),
  readForm: (text) => (text('schedule') ? { scheduleChanges: [scheduleTurnOf(text)] } : undefined),
})

function scheduleTurnOf(text: (name: string) => string): Record<string, unknown> {
  const turn: Record<string, unknown> = {}
  for (const name of ['flight', 'origin', 'bookingCode']) {
    if (text(name)) turn[name] = text(name).toUpperCase()
  }
  if (text('date')) turn.date = text('date')
  if (text('minutes')) turn.minutes = Number(text('minutes'))
  if (text('cancelled')) turn.cancelled = true
  return turn
}

const nobody =
  'No issued booking has this flight ahead, or an earlier schedule change is still waiting for an answer.'
const nothingStruck: Wrong = {
  status: 404,
  message: nobody,
  issues: [{ path: [], message: nobody }],
}
