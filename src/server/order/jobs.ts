import { z } from 'zod'
import { minutes, seconds } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'

const reservation = z.object({ reference: z.string() })

/** Asks the supplier how a booking of ours stands, until it is known. */
export const resolveReservation = defineJob('order.resolve', reservation, {
  retries: 40,
  retryAfter: seconds(2),
  retryAtMost: minutes(5),
  urgency: 'urgent',
})

/** Takes the seats again for money that came after the hold's end. */
export const holdAgain = defineJob('order.hold-again', reservation, {
  retries: 20,
  urgency: 'urgent',
})

/** Makes the tickets of a paid reservation. */
export const issueReservation = defineJob('order.issue', reservation, {
  retries: 40,
  urgency: 'urgent',
  // Travellers wait for it, and it waits for suppliers most of its time.
  workers: 12,
  retryAtMost: minutes(5),
})

/** Gives the seats of a reservation back to its supplier. */
export const releaseReservation = defineJob('order.release', reservation, { retries: 20 })

/** Writes the confirmation with e-ticket and calendar file. */
export const confirmOrder = defineJob('order.confirm', z.object({ orderId: z.uuid() }))
