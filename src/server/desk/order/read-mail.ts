import type { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Visitor } from '../../order/access/order-access.ts'
import type { OrderRecords } from '../../order/order-records.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Database } from '../../platform/database/database.ts'
import { findMail, mailsAbout } from '../../platform/mail/mail-store.ts'
import { mailLanguage } from './mail-language.ts'
import { outdatedMails } from './outdated-mails.ts'

/** Reads a mail about an order for staff. Throws TRX_NOT_FOUND, and the errors of `mailMissing`. */
export type ReadMail = (
  of: { orderCode: string; mailId: string },
  visitor: Visitor,
) => Promise<ResultOf<typeof readOrderMail>>

export const createReadMail =
  ({
    db,
    orders,
    records,
    addresses,
  }: {
    db: Database
    records: Pick<OrderRecords, 'history'>
    orders: Pick<OrderService, 'byCode'>
    /** Returns the e-mail address of an order and its former ones. */
    addresses(order: WholeOrder): Promise<string[]>
  }): ReadMail =>
  async ({ orderCode, mailId }, visitor) => {
    const order = await orders.byCode(orderCode, visitor)
    const about = await mailsAbout(db, { to: await addresses(order), name: order.code })
    const listed = about.find(({ id }) => id === mailId)
    const mail = listed && (await findMail(db, mailId))
    if (!mail) throw mailMissing(order)
    return {
      mailId,
      to: mail.to,
      subject: mail.subject,
      text: withoutGrants(mail.text),
      written: mailLanguage(mail),
      english: mail.english && { ...mail.english, text: withoutGrants(mail.english.text) },
      orderLanguage: order.language,
      attachments: (mail.attachments ?? []).map(({ filename }) => filename),
      state: listed.state,
      isOutdated: outdatedMails(about, await records.history(order.id)).has(mailId),
      createdAt: listed.createdAt.toISOString(),
      sentAt: listed.sentAt?.toISOString() ?? null,
    }
  }

/** Returns the error for an id that no mail about this order has: MAIL_ERASED if none of its mails is left, else MAIL_NOT_FOUND. */
export const mailMissing = (order: WholeOrder): CatalogueError =>
  new CatalogueError(order.owner === 'erased' ? 'MAIL_ERASED' : 'MAIL_NOT_FOUND')

/** Staff who may only read an order could act as its traveller with what is in the links of its mails. */
const withoutGrants = (text: string): string => text.replace(/([?&]access=)[^\s&#<>"]+/g, '$1…')
