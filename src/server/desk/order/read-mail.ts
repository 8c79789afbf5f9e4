import type { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Visitor } from '../../order/access/order-access.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Database } from '../../platform/database/database.ts'
import { findMail, mailsAbout } from '../../platform/mail/mail-store.ts'

/** Reads a mail about an order for staff. Throws TRX_NOT_FOUND; NOT_FOUND if it's no mail about this order. */
export type ReadMail = (
  of: { orderCode: string; mailId: string },
  visitor: Visitor,
) => Promise<ResultOf<typeof readOrderMail>>

export const createReadMail =
  ({
    db,
    orders,
    addresses,
  }: {
    db: Database
    orders: Pick<OrderService, 'byCode'>
    /** Returns the address of an order, and those it had. */
    addresses(order: WholeOrder): Promise<string[]>
  }): ReadMail =>
  async ({ orderCode, mailId }, visitor) => {
    const order = await orders.byCode(orderCode, visitor)
    const about = await mailsAbout(db, { to: await addresses(order), name: order.code })
    const listed = about.find(({ id }) => id === mailId)
    const mail = listed && (await findMail(db, mailId))
    if (!mail) throw new CatalogueError('NOT_FOUND')
    return {
      mailId,
      to: mail.to,
      subject: mail.subject,
      text: withoutGrants(mail.text),
      attachments: (mail.attachments ?? []).map(({ filename }) => filename),
      state: listed.state,
      createdAt: listed.createdAt.toISOString(),
      sentAt: listed.sentAt?.toISOString() ?? null,
    }
  }

/** Staff who may only read an order could act as its traveller with what is in the links of its mails. */
const withoutGrants = (text: string): string => text.replace(/([?&]access=)[^\s&#<>"]+/g, '$1…')
