import { CatalogueError } from '../../contract/errors.ts'
import { isFlown } from '../../contract/order/is-flown.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Executor } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { wordsOf } from '../platform/words.ts'
import { calendarFile } from './calendar-file.ts'
import { revisionsOf } from './calendar-flights.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { createETicketPress } from './e-ticket-press.ts'
import { confirmOrder } from './jobs.ts'
import type { Letters } from './letters.ts'
import { findOrder, historyOf, type WholeOrder } from './order-store.ts'

type Attachment = NonNullable<Mail['attachments']>[number]

export interface DocumentService {
  /** Throws ORDER_NOT_TICKETED while nothing is issued. */
  eTicket(order: WholeOrder): Promise<Uint8Array<ArrayBuffer>>
  /** Read within a transaction that changes the order, when there is one. */
  calendar(order: WholeOrder, within?: Executor): Promise<string>
  calendarAttachment(order: WholeOrder, within?: Executor): Promise<Attachment>
  /** As they go with a mail: the calendar file, and the e-ticket while there is one. */
  attachments(order: WholeOrder): Promise<Attachment[]>
}

export function createDocumentService(parts: {
  db: Database
  clock: Clock
  jobs: Jobs
  outbox: Outbox
  letters: Letters
  log: Log
}): DocumentService {
  const { db, clock, jobs, outbox, letters, log } = parts
  const press = createETicketPress(log)

  const service: DocumentService = {
    async eTicket(order) {
      if (!order.items.some(({ state }) => state === 'issued')) {
        throw new CatalogueError('ORDER_NOT_TICKETED')
      }
      return press.print(order)
    },
    calendar: async (order, within = db) =>
      calendarFile(order, {
        say: wordsOf('mail', order.language),
        stamp: clock.date(),
        revisions: revisionsOf(await historyOf(within, order.id)),
      }),
    attachments: async (order) => [
      ...(order.items.some(({ state }) => state === 'issued')
        ? [
            {
              filename: `e-ticket-${order.code}.pdf`,
              contentType: 'application/pdf',
              content: Buffer.from(await service.eTicket(order)),
            },
          ]
        : []),
      await service.calendarAttachment(order),
    ],
    calendarAttachment: async (order, within) => ({
      filename: `itinerary-${order.code}.ics`,
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(await service.calendar(order, within)),
    }),
  }

  // The outbox keeps one mail a key, so a job that runs twice still writes one.
  jobs.handle(confirmOrder, async ({ orderId }) => {
    const order = await findOrder(db, orderId)
    // Whoever gave all flights back meanwhile needs no tickets.
    if (!order?.items.some(isFlown)) return
    const attachments = await service.attachments(order)
    const say = wordsOf('mail', order.language)
    await inTransaction(db, (tx) =>
      outbox.write(tx, {
        key: `confirmation:${orderId}`,
        to: order.contact.email,
        subject: say('confirmation-subject', { order: order.code }),
        language: order.language,
        blocks: confirmationMail(order, say, letters.page(order).address),
        attachments,
      }),
    )
  })
  return service
}
