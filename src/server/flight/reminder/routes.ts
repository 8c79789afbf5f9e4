import { Counter } from 'prom-client'
import * as reminder from '../../../contract/flight/reminder.ts'
import { minutes } from '../../platform/duration.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Allowance, spend } from '../../platform/rate-limit/rate-limit.ts'
import { createReminderService } from './reminder-service.ts'
import { createReminders, type Reminders } from './reminders.ts'
import { sweepDaily } from './sweep-reminders.ts'

/**
 * Tokens can't be guessed, so this only protects the database. Mail programs send many one-click requests from few
 * addresses.
 */
const perAddress: Allowance = { name: 'reminder-address', times: 600, within: minutes(15) }

/** Creates the reminders of abandoned bookings, and mounts the calls behind the links of their mails. */
export function mountReminders(
  platform: Platform,
  api: Api,
  { keepCart }: Pick<Parameters<typeof createReminders>[0], 'keepCart'>,
): Reminders {
  const { db, jobs, clock, signer, outbox, cache, metrics, config } = platform
  const reminderOutcomes = new Counter({
    name: 'booking_reminders_total',
    help: 'Reminders of unfinished bookings, by outcome.',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  })
  const service = createReminderService({ db, clock })
  sweepDaily({ db, jobs, clock })

  api.mount(reminder.getReminder, async ({ params, context }) => {
    await spend(cache, perAddress, context.clientAddress)
    return service.get(params.token)
  })
  api.mount(reminder.answerReminder, async ({ params, body, context }) => {
    await spend(cache, perAddress, context.clientAddress)
    const answered = await service.answer(params.token, body, context.language)
    reminderOutcomes.inc({ outcome: 'answered' })
    return answered
  })
  api.mount(reminder.stopReminders, async ({ params, context }) => {
    await spend(cache, perAddress, context.clientAddress)
    await service.stop(params.token)
    reminderOutcomes.inc({ outcome: 'stopped' })
    return { stopped: true as const }
  })

  return createReminders({
    db,
    jobs,
    clock,
    signer,
    outbox,
    origin: config.PUBLIC_ORIGIN,
    keepCart,
    onWritten: () => reminderOutcomes.inc({ outcome: 'written' }),
  })
}
