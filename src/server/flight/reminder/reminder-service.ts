import { defaultLocale } from '../../../contract/default-locale.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { AbandonedAnswer, Reminder } from '../../../contract/flight/reminder.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { idFrom } from '../../platform/ids.ts'
import {
  endReminders,
  findReminder,
  findReport,
  hashOfToken,
  putReport,
  stopAddress,
} from './reminder-store.ts'
import { linkLife } from './sweep-reminders.ts'

/** What the links in reminders do with their token. Unknown tokens throw REMINDER_NOT_FOUND. */
export interface ReminderService {
  get(token: string): Promise<Reminder>
  /** Stores why the booking was abandoned, replacing an earlier answer, and ends its reminders. */
  answer(token: string, answer: AbandonedAnswer, language: string | undefined): Promise<Reminder>
  /** Ends all reminders to the address this one was sent to. */
  stop(token: string): Promise<void>
}

export function createReminderService(parts: { db: Database; clock: Clock }): ReminderService {
  const { db, clock } = parts

  async function found(tx: Executor, token: string) {
    const since = new Date(clock.now() - linkLife)
    const row = await findReminder(tx, hashOfToken(token), since)
    if (!row) throw new CatalogueError('REMINDER_NOT_FOUND')
    return row
  }
  const reportId = (bookId: string) => idFrom('abandoned report', bookId)

  return {
    async get(token) {
      const { reminder, request } = await found(db, token)
      const answer = await findReport(db, reportId(reminder.bookId))
      return { number: reminder.number, request, ...(answer ? { answer } : {}) }
    },
    answer: (token, answer, language = defaultLocale) =>
      inTransaction(db, async (tx) => {
        const { reminder, request } = await found(tx, token)
        await putReport(tx, {
          ...answer,
          id: reportId(reminder.bookId),
          language,
          reminder: reminder.number,
          answeredAt: clock.date(),
        })
        await endReminders(tx, reminder.bookId, clock.date())
        return { number: reminder.number, request, answer }
      }),
    stop: (token) =>
      inTransaction(db, async (tx) => {
        const { reminder } = await found(tx, token)
        await stopAddress(tx, reminder.address, clock.date())
        await endReminders(tx, reminder.bookId, clock.date())
      }),
  }
}
