import { createHash } from 'node:crypto'
import type { BodyOf, ResultOf } from '../../../contract/endpoint.ts'
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
import { isWithin, unspend } from '../../platform/rate-limit/rate-limit.ts'
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
 * Files are large: this many messages with files fill at most some gigabytes a day, whoever sends them. After that, messages are
 * taken without their files. Only what is stored counts, or whoever sends bad files would use up everybody's.
 */
const filesAltogether = { name: 'ticket-files', times: 500, within: days(1) }
/** One network's share of them, so that nobody uses up everybody's alone: more messages with files than a group sends in a day. */
const filesPerAddress = { name: 'ticket-own-files', times: 25, within: days(1) }

type Parts = Pick<Platform, 'db' | 'cache' | 'clock' | 'outbox' | 'signer'> & {
  config: Config
  orders: Pick<OrderService, 'byCode'>
  owners: Pick<OrderOwners, 'open'>
}

/** A visitor, with their network address. */
type Sender = Visitor & { clientAddress: string }

/** What customers do. Tickets that don't exist, and those a visitor may not see, throw TICKET_NOT_FOUND. */
export interface TicketService {
  /**
   * Stores a ticket and mails both sides; returns its number, and whether its files were left out. Throws VALIDATION. Somebody who was written to often enough
   * today gets no mail, but the ticket is stored all the same: whoever sends many of them in somebody else's name would
   * otherwise keep that person from writing to us.
   */
  add(
    sent: BodyOf<typeof addTicket>,
    from: Sender & { country: string | undefined },
  ): Promise<ResultOf<typeof addTicket>>
  get(number: string, visitor: Visitor): Promise<Ticket>
  /** Returns a grant for a ticket, as its mails have it. */
  grantOf(number: string): string
  reply(
    number: string,
    sent: BodyOf<typeof replyToTicket>,
    visitor: Sender,
  ): Promise<ResultOf<typeof replyToTicket>>
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

  async function view(ticket: TicketRow | undefined): Promise<Ticket> {
    const [shown] = ticket ? await ticketViews(db, [ticket]) : []
    if (!shown) throw new CatalogueError('TICKET_NOT_FOUND')
    return shown
  }

  /** Adds a customer's message, and tells support. */
  async function write(
    tx: Transaction,
    { id: ticketId, number, name, email }: TicketRow,
    { text, attachments, isFirst, withoutFiles }: Written,
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
      ...deskMail({ number, link, name, email, text, files, isFirst, withoutFiles }),
    })
  }

  /**
   * Writes a message with its files, or without if enough are stored today, altogether or from its address. `work` returns whether it
   * was stored: files of one that wasn't don't count.
   */
  async function withFiles(
    files: readonly CheckedAttachment[],
    address: string,
    work: (kept: readonly CheckedAttachment[]) => Promise<boolean>,
  ): Promise<void> {
    const isCounted =
      files.length > 0 &&
      (await isWithin(cache, filesPerAddress, address)) &&
      (await isWithin(cache, filesAltogether, ''))
    let isStored = false
    try {
      isStored = await work(isCounted ? files : [])
    } finally {
      if (isCounted && !isStored) {
        await unspend(cache, filesPerAddress, address)
        await unspend(cache, filesAltogether, '')
      }
    }
  }

  return {
    async add({ topic, orderCode, email, name, message, attachments: sent }, visitor) {
      const attachments = await checkAttachments(sent)
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
      await withFiles(attachments, visitor.clientAddress, (kept) => {
        const withoutFiles = kept.length < attachments.length
        return inTransaction(db, async (tx) => {
          if (!(await addTicketRow(tx, ticket))) return false
          await write(tx, ticket, { text: message, attachments: kept, isFirst: true, withoutFiles })
          if (!isMailed) return true
          const link = ticketLink(ticket, { origin, signer, now: clock.now() })
          const hours = config.TICKET_ANSWER_HOURS
          const told = { number: ticket.number, language, link, hours, withoutFiles }
          await outbox.write(tx, { key: `ticket:${id}`, to: email, ...receivedMail(told) })
          return true
        })
      })
      // Sent before, it's the ticket of that time.
      const stored = await view(await findTicket(db, { id }))
      const [first] = stored.messages
      const withoutFiles = first ? first.attachments.length < attachments.length : false
      return { number: stored.number, ...(withoutFiles ? { withoutFiles } : {}) }
    },
    get: async (number, visitor) => view(await seen(await findTicket(db, { number }), visitor)),
    grantOf: (number) => grantTicket(signer, number, clock.now()),
    async reply(number, { message, attachments: sent }, visitor) {
      await seen(await findTicket(db, { number }), visitor)
      const attachments = await checkAttachments(sent)
      let withoutFiles = false
      await withFiles(attachments, visitor.clientAddress, async (kept) => {
        withoutFiles = kept.length < attachments.length
        await inTransaction(db, async (tx) => {
          const ticket = await lockTicket(tx, number)
          if (!ticket) throw new CatalogueError('TICKET_NOT_FOUND')
          await write(tx, ticket, {
            text: message,
            attachments: kept,
            isFirst: false,
            withoutFiles,
          })
          const state = afterCustomer[ticket.state]
          // The time to answer began with what we haven't answered yet.
          const due = isOurTurn(ticket.state) ? ticket.dueAt : answerDue(config, clock)
          const by = { cause: 'customer', staffId: null, now: clock.date() } as const
          await changeTicket(tx, ticket, { state, dueAt: due }, by)
        })
        return true
      })
      const changed = await view(await findTicket(db, { number }))
      return withoutFiles ? { ...changed, withoutFiles } : changed
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
  withoutFiles: boolean
}
