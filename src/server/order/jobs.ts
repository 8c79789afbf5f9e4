import { z } from 'zod'
import { minutes, seconds } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'

const reservation = z.object({ reference: z.string() })

/** Looks up a reservation at its supplier until its state is known. */
export const resolveReservation = defineJob('order.resolve', reservation, {
  retries: 40,
  retryAfter: seconds(2),
  retryAtMost: minutes(5),
  urgency: 'urgent',
})

/** Reserves again for a payment that arrived after the deadline. */
export const reserveAgain = defineJob('order.hold-again', reservation, {
  retries: 20,
  urgency: 'urgent',
})

/** Has the supplier confirm a paid reservation. */
export const confirmReservation = defineJob('order.issue', reservation, {
  retries: 40,
  urgency: 'urgent',
  // Travellers wait for it, and it mostly waits for suppliers.
  workers: 12,
  retryAtMost: minutes(5),
})

/** Releases a reservation that nobody will pay for. */
export const releaseReservation = defineJob('order.release', reservation, { retries: 20 })

/** Resumes work that has waited for a supplier for too long. */
export const sweepOrders = defineJob('order.sweep', z.object({}), { retries: 0, urgency: 'idle' })
