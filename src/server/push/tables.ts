import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { pushEvents } from '../../contract/push/push-events.ts'
import { moment } from '../platform/database/columns.ts'

/** Browsers that get push messages. Deleted when the push service says that one is gone, and a year after it was last chosen. */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    /** The device's long-lived id. */
    device: text().notNull(),
    /** Whose orders it's about: `member:<id>`, or `order:<id>` for a guest's. */
    about: text().notNull(),
    /** The member's sign-in on this device; null for guests. */
    signInId: uuid(),
    /** Address and keys, sealed: whoever has them can send messages to the browser. */
    target: text().notNull(),
    language: text().notNull(),
    events: text({ enum: pushEvents }).array().notNull(),
    chosenAt: moment().notNull(),
  },
  (subscription) => [
    uniqueIndex().on(subscription.device, subscription.about),
    index().on(subscription.about),
  ],
)
