import type { PaymentRecords } from '../../payment/payment-records.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { minutes } from '../../platform/duration.ts'
import { everyMinute, onceAnHour } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import type { FlightSupplier } from '../../supplier/flight-supplier.ts'
import { movesBefore } from './extended-deadline.ts'
import { acceptChange, lookForChanges, tendNotices } from './jobs.ts'
import type { NoticeService } from './notice-service.ts'
import { knownChanges, noticesAtWork, noticesDue } from './notice-store.ts'

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  suppliers: readonly FlightSupplier[]
  notices: NoticeService
  disputedAmong: PaymentRecords['disputedAmong']
  /** Refunds cancelled flights that nobody has answered. */
  refundUnanswered(): Promise<void>
}

/** Work that takes longer than this has lost its job. */
const longestWork = minutes(60)

/**
 * Schedules background work: checking for schedule changes, unanswered notices, and answers that got stuck. Suppliers
 * that report changes are checked at once, all others every minute.
 */
export function watchSchedules(parts: Parts): void {
  const { db, jobs, clock, log, suppliers, notices, disputedAmong, refundUnanswered } = parts
  jobs.handle(lookForChanges, async () => {
    for (const supplier of suppliers) await look(supplier)
  })
  jobs.repeat(lookForChanges, everyMinute, {})
  jobs.handle(tendNotices, tend)
  jobs.repeat(tendNotices, everyMinute, {})
  for (const supplier of suppliers) {
    supplier.onScheduleChange?.(() => {
      jobs.enqueue(db, lookForChanges, {}).catch((err) => log.warn({ err }, 'schedule changes'))
    })
  }

  /** Logs the failure of one supplier or booking, which must not stop the others. */
  async function look(supplier: FlightSupplier): Promise<void> {
    const fail = (err: unknown) => log.warn({ err, supplier: supplier.id }, 'schedule changes')
    const found = await supplier.scheduleChanges().catch(fail)
    if (!found || found.length === 0) return
    const ids = found.map(({ id }) => id)
    const known = await knownChanges(db, supplier.id, ids)
    for (const change of found) {
      if (!known.has(change.id)) await notices.open(supplier.id, change).catch(fail)
    }
  }

  async function tend(): Promise<void> {
    const soon = await noticesDue(db, { isCancelled: false, until: movesBefore(clock.now()) })
    const disputed = await disputedAmong(soon.map(({ orderId }) => orderId))
    for (const { id, orderId } of soon.filter((each) => disputed.has(each.orderId))) {
      await notices.extend(orderId, id).catch((err) => log.warn({ err, id }, 'extending'))
    }
    const due = await noticesDue(db, { isCancelled: false, until: clock.date() })
    for (const { id, orderId } of due) {
      await notices.accept(orderId, id).catch((err) => log.warn({ err, id }, 'accepting'))
    }
    await refundUnanswered().catch((err) => log.warn({ err }, 'refunding cancelled flights'))
    const before = new Date(clock.now() - longestWork)
    for (const noticeId of await noticesAtWork(db, before)) {
      await jobs.enqueue(db, acceptChange, { noticeId }, onceAnHour(noticeId, clock.date()))
    }
  }
}
