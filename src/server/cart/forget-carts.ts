import { z } from 'zod'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteItems } from './cart-store.ts'

const forgetCarts = defineJob('cart.forget', z.object({}), { urgency: 'idle' })

/** Drafts expire after a day; until then, carts offer to search for what was in them again. */
const itemLife = days(31)

/** Deletes what has been in carts for a month, every night. */
export function forgetCartsNightly({ db, clock, jobs }: Platform): void {
  jobs.repeat(forgetCarts, '47 3 * * *', {})
  jobs.handle(forgetCarts, () => deleteItems(db, new Date(clock.now() - itemLife)))
}
