import { createHash } from 'node:crypto'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { orderCodeFrom, orderCodeSchema } from '../../../contract/ids.ts'
import type { addTicket, replyToTicket, Ticket } from '../../../contract/support/tickets.ts'
import { type Config, supportEmail } from '../../config.ts'
import type { Visitor } from '../../order/access/order-access.ts'
import type { OrderOwners } from '../../order/access/order-owners.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { days } from '../../platform/duration.ts'
import { idFrom, newHumanCode } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { isWithin, spend } from '../../platform/rate-limit/rate-limit.ts'
import { type CheckedAttachment, checkAttachments } from './check-attachments.ts'
import { grantTicket, isTicketGranted, ticketLink } from './ticket-access.ts'
import { deskMail, receivedMail } from './ticket-mails.ts'
import { afterCustomer, answerDue, isOurTurn } from './ticket-states.ts'
import {
  addMessage,
  addTicketRow,
  changeTicket,
  findAttachment,
  findTicket,
  lockTicket,
  type TicketRow,
  ticketsOfOrder,
} from './ticket-store.ts'
import { ticketViews } from './ticket-view.ts'

/** The mails that follow can't be used to flood a stranger. */
const mailsPerDay = { name: 'ticket-email', times: 10, within: days(1) }
/**
 * Files are large: this many messages with files fill at most some gigabytes a day, whoever sends them. Files that are refused
 * don't count, or whoever sends bad ones would use up everybody's.
 */
const filesAltogether = { name: 'ticket-files', times: 500, within: days(1) }

type Parts = Pick<Platform, 'db' | 'cache' | 'clock' | 'outbox' | 'signer'> & {
  config: Config
  orders: Pick<OrderService, 'byCode'>
  owners: Pick<OrderOwners, 'open'>
}

/** What customers do. Tickets that don't exist, and those a visitor may not see, throw TICKET_NOT_FOUND. */
export interface TicketService {
  /**
   * Stores a ticket and mails both sides; returns its number. Throws VALIDATION. Somebody who was written to often enough
   * today gets no mail, but the ticket is stored all the same: whoever sends many of them in somebody else's name would
   * otherwise keep that person from writing to us.
   */
  add(
    sent: BodyOf<typeof addTicket>,
    from: Visitor & { country: string | undefined },
  ): Promise<string>
  get(number: string, visitor: Visitor): Promise<Ticket>
  /** Returns a grant for a ticket, as its mails have it. */
  grantOf(number: string): string
  reply(number: string, sent: BodyOf<typeof replyToTicket>, visitor: Visitor): Promise<Ticket>
  attachment(
    of: { number: string; attachmentId: string },
    visitor: Visitor,
  ): Promise<CheckedAttachment>
  /** Returns an order's tickets. Throws TRX_NOT_FOUND if there is no such order or the visitor may not see it. */
  ofOrder(orderCode: string, visitor: Visitor): Promise<Ticket[]>
}

export function createTicketService(parts: Parts): TicketService {
  const { db, cache, clock, outbox, signer, config, orders, owners } = parts
  const origin = config.PUBLIC_ORIGIN

  /**
   * Returns whether an order is the sender's: they may see it, or it was made with their address. Only the sender's own
   * mailbox ever gets to know what follows from that.
   */
  async function isTheirs(code: string, email: string, visitor: Visitor): Promise<boolean> {
    const wanted = orderCodeSchema.safeParse(code)
    if (!wanted.success) return false
    const hidden = (error: unknown) => {
      if (error instanceof CatalogueError) return undefined
      throw error
    }
    const seen = await orders.byCode(wanted.data, visitor).catch(hidden)
    return Boolean(seen ?? (await owners.open(wanted.data, email).catch(hidden)))
  }

  async function maySee(ticket: TicketRow, visitor: Visitor): Promise<boolean> {
    if (visitor.memberId && visitor.memberId === ticket.memberId) return true
    const given = visitor.grants
    if (isTicketGranted(signer, ticket.number, { given, now: clock.now() })) return true
    if (!ticket.isOrderProven) return false
    return orders.byCode(ticket.orderCode, visitor).then(
      () => true,
      (error) => {
        if (error instanceof CatalogueError) return false
        throw error
      },
    )
  }

  async function seen(ticket: TicketRow | undefined, visitor: Visitor): Promise<TicketRow> {
    if (ticket && (await maySee(ticket, visitor))) return ticket
    throw new CatalogueError('TICKET_NOT_FOUND')
  }

  async function view(ticket: TicketRow): Promise<Ticket> {
    const [shown] = await ticketViews(db, [ticket])
    if (!shown) throw new CatalogueError('TICKET_NOT_FOUND')
    return shown
  }

  /** Adds a customer's message, and tells support. */
  async function write(
    tx: Transaction,
    { id: ticketId, number, name, email }: TicketRow,
    { text, attachments, isFirst }: Written,
  ): Promise<void> {
    const messageId = await addMessage(tx, {
      ticketId,
      author: 'customer',
      staffId: null,
      staffName: null,
      at: clock.date(),
      text,
      attachments,
    })
    const link = `${origin}/en/desk/tickets/${number}`
    const files = attachments.map((file) => file.name)
    await outbox.write(tx, {
      key: `ticket-desk:${messageId}`,
      to: supportEmail(config),
      ...deskMail({ number, link, name, email, text, files, isFirst }),
    })
  }

  /** Returns files as they're stored. Throws VALIDATION, and RATE_LIMITED once enough are stored today. */
  async function storable(sent: Parameters<typeof checkAttachments>[0]) {
    const attachments = await checkAttachments(sent)
    if (attachments.length > 0) await spend(cache, filesAltogether, '')
    return attachments
  }

  return {
    async add({ topic, orderCode, email, name, message, attachments: sent }, visitor) {
      const attachments = await storable(sent)
      const now = clock.date()
      const id = idFrom(
        'ticket',
        now.toISOString().slice(0, 10),
        ...[topic, orderCode, email, name, message],
        ...attachments.map(({ content }) => createHash('sha256').update(content).digest('hex')),
      )
      const { language, memberId = null, country = null } = visitor
      const ticket: TicketRow = {
        id,
        number: newHumanCode(8),
        topic,
        state: 'open',
        orderCode: orderCodeFrom(orderCode).slice(0, 20),
        isOrderProven: await isTheirs(orderCode, email, visitor),
        memberId,
        email,
        name,
        language,
        country,
        createdAt: now,
        changedAt: now,
        dueAt: answerDue(config, clock),
        firstAnsweredAt: null,
        assignedTo: null,
        assignedName: null,
      }
      const isMailed = await isWithin(cache, mailsPerDay, email)
      return inTransaction(db, async (tx) => {
        if (!(await addTicketRow(tx, ticket))) {
          return (await findTicket(tx, { id }))?.number ?? ticket.number
        }
        await write(tx, ticket, { text: message, attachments, isFirst: true })
        if (!isMailed) return ticket.number
        const link = ticketLink(ticket, { origin, signer, now: clock.now() })
        const told = { number: ticket.number, language, link, hours: config.TICKET_ANSWER_HOURS }
        await outbox.write(tx, { key: `ticket:${id}`, to: email, ...receivedMail(told) })
        return ticket.number
      })
    },
    get: async (number, visitor) => view(await seen(await findTicket(db, { number }), visitor)),
    grantOf: (number) => grantTicket(signer, number, clock.now()),
    async reply(number, { message, attachments: sent }, visitor) {
      await seen(await findTicket(db, { number }), visitor)
      const attachments = await storable(sent)
      const changed = await inTransaction(db, async (tx) => {
        const ticket = await lockTicket(tx, number)
        if (!ticket) throw new CatalogueError('TICKET_NOT_FOUND')
        await write(tx, ticket, { text: message, attachments, isFirst: false })
        const state = afterCustomer[ticket.state]
        // The time to answer began with what we haven't answered yet.
        const due = isOurTurn(ticket.state) ? ticket.dueAt : answerDue(config, clock)
        const by = { cause: 'customer', staffId: null, now: clock.date() } as const
        await changeTicket(tx, ticket, { state, dueAt: due }, by)
        return { ...ticket, state }
      })
      return view(changed)
    },
    async attachment({ number, attachmentId }, visitor) {
      const { id: ticketId } = await seen(await findTicket(db, { number }), visitor)
      const file = await findAttachment(db, { ticketId, attachmentId })
      if (!file) throw new CatalogueError('TICKET_NOT_FOUND')
      return file
    },
    async ofOrder(orderCode, visitor) {
      await orders.byCode(orderCode, visitor)
      return ticketViews(db, await ticketsOfOrder(db, orderCode))
    },
  }
}

interface Written {
  text: string
  attachments: readonly CheckedAttachment[]
  isFirst: boolean
}
