import type {
  answerTicket,
  DeskTicket,
  DeskTicketRow,
} from '../../../contract/desk/desk-tickets.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { TicketState } from '../../../contract/support/ticket-terms.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CheckedAttachment } from './check-attachments.ts'
import { ticketLink } from './ticket-access.ts'
import { historyOf, listTickets, type WantedTickets } from './ticket-list-store.ts'
import { answerMail, answerWords } from './ticket-mails.ts'
import { answerDue } from './ticket-states.ts'
import {
  addMessage,
  changeTicket,
  findAttachment,
  findTicket,
  lockTicket,
  messagesOf,
  type TicketRow,
  ticketsDue,
  ticketsNaming,
  ticketsOfSender,
} from './ticket-store.ts'

/** Who of the staff acts. */
interface Actor {
  id: string
  name: string
}

/** What an act changed, for the desk's log. */
export interface TicketChange {
  before: Facts
  after: Facts
}

/** A ticket that waits for our answer. */
interface DueTicket extends Pick<TicketRow, 'number' | 'topic' | 'name' | 'changedAt'> {
  dueAt: Date
}

/** A ticket without what the desk's log and its staff add to it. */
type TicketAlone = Omit<DeskTicket, 'notes' | 'colleagues' | 'history'> & {
  history: (Omit<DeskTicket['history'][number], 'staffName'> & { staffId: string | null })[]
}

/** What staff do with a ticket besides answering it. */
export type ManagedTicket =
  | { act: 'take' | 'release' | 'close' | 'reopen' }
  | { act: 'assign'; to: Actor }

/** An answer whose files were checked, which takes too long for a transaction. */
type CheckedAnswer = Omit<BodyOf<typeof answerTicket>, 'attachments'> & {
  attachments: readonly CheckedAttachment[]
}

interface Facts {
  state: TicketState
  assigned: string | null
}

/**
 * What staff do with tickets; who may is decided by the desk. Acts run in the caller's transaction, which records them. Unknown
 * numbers throw TICKET_NOT_FOUND.
 */
export interface StaffTickets {
  list(wanted: WantedTickets, staffId: string): Promise<{ tickets: DeskTicketRow[]; total: number }>
  get(number: string): Promise<TicketAlone>
  /** Returns those that name an order, the newest first, proven to be their senders' or not. */
  about(orderCode: string): Promise<DeskTicketRow[]>
  /** Returns those whose answer is due, the first one due first. */
  due(most: number): Promise<DueTicket[]>
  attachment(number: string, attachmentId: string): Promise<CheckedAttachment>
  /** Throws TICKET_CHANGED or INVALID_STATE. */
  answer(tx: Transaction, number: string, answer: CheckedAnswer, by: Actor): Promise<TicketChange>
  /** Throws INVALID_STATE for closing what is solved, and for reopening what isn't. */
  manage(tx: Transaction, number: string, how: ManagedTicket, by: Actor): Promise<TicketChange>
}

export function createStaffTickets({
  db,
  clock,
  outbox,
  signer,
  config,
}: Pick<Platform, 'db' | 'clock' | 'outbox' | 'signer' | 'config'>): StaffTickets {
  const origin = config.PUBLIC_ORIGIN

  async function found(number: string): Promise<TicketRow> {
    const row = await findTicket(db, { number })
    if (!row) throw new CatalogueError('TICKET_NOT_FOUND')
    return row
  }

  async function locked(tx: Transaction, number: string): Promise<TicketRow> {
    const row = await lockTicket(tx, number)
    if (!row) throw new CatalogueError('TICKET_NOT_FOUND')
    return row
  }

  return {
    async list(wanted, staffId) {
      const now = clock.date()
      const { rows, total } = await listTickets(db, wanted, { staffId, now })
      return { tickets: rows.map((row) => rowView(row, now)), total }
    },
    async get(number) {
      const row = await found(number)
      const messages = await messagesOf(db, [row.id])
      const history = await historyOf(db, row.id)
      return {
        ...rowView(row, clock.date()),
        language: row.language,
        answerLanguage: answerWords(row.language).language,
        isMember: row.memberId !== null,
        messages: messages.get(row.id) ?? [],
        history: history.map(({ at, to, cause, staffId }) => ({
          at: at.toISOString(),
          to,
          cause,
          staffId,
        })),
        earlier: (await ticketsOfSender(db, row)).map((each) => rowView(each, clock.date())),
      }
    },
    async about(orderCode) {
      const now = clock.date()
      return (await ticketsNaming(db, orderCode)).map((row) => rowView(row, now))
    },
    due: async (most) =>
      (await ticketsDue(db, most)).flatMap(({ dueAt, ...row }) =>
        dueAt ? [{ ...row, dueAt }] : [],
      ),
    async attachment(number, attachmentId) {
      const { id: ticketId } = await found(number)
      const file = await findAttachment(db, { ticketId, attachmentId })
      if (!file) throw new CatalogueError('TICKET_NOT_FOUND')
      return file
    },
    async answer(tx, number, { message, attachments, next, seen }, by) {
      const ticket = await locked(tx, number)
      const written = (await messagesOf(tx, [ticket.id])).get(ticket.id) ?? []
      if (written.length !== seen) throw new CatalogueError('TICKET_CHANGED')
      const now = clock.date()
      const messageId = await addMessage(tx, {
        ticketId: ticket.id,
        author: 'staff',
        staffId: by.id,
        staffName: by.name,
        at: now,
        text: message,
        attachments,
      })
      // Whoever answers first deals with it from then on.
      const assigned = ticket.assignedTo ? {} : { assignedTo: by.id, assignedName: by.name }
      const to = {
        ...assigned,
        state: next,
        dueAt: next === 'waiting_for_us' ? answerDue(config, clock) : null,
        firstAnsweredAt: ticket.firstAnsweredAt ?? now,
      }
      await changeTicket(tx, ticket, to, { cause: 'staff', staffId: by.id, now })
      const { language } = ticket
      const link = ticketLink(ticket, { origin, signer, now: clock.now() })
      const files = attachments.map(({ name }) => name)
      const told = { number, language, link, text: message, files, isSolved: next === 'solved' }
      await outbox.write(tx, {
        key: `ticket-answer:${messageId}`,
        to: ticket.email,
        ...answerMail(told),
      })
      return { before: factsOf(ticket), after: factsOf({ ...ticket, ...to }) }
    },
    async manage(tx, number, how, by) {
      const ticket = await locked(tx, number)
      const to =
        how.act === 'reopen'
          ? { state: 'reopened' as const, dueAt: answerDue(config, clock) }
          : changeOf[how.act](how.act === 'assign' ? how.to : by)
      const isSolved = ticket.state === 'solved'
      if ((how.act === 'close' && isSolved) || (how.act === 'reopen' && !isSolved)) {
        throw new CatalogueError('INVALID_STATE')
      }
      await changeTicket(tx, ticket, to, { cause: 'staff', staffId: by.id, now: clock.date() })
      return { before: factsOf(ticket), after: factsOf({ ...ticket, ...to }) }
    },
  }
}

const changeOf = {
  take: ({ id, name }: Actor) => ({ assignedTo: id, assignedName: name }),
  assign: ({ id, name }: Actor) => ({ assignedTo: id, assignedName: name }),
  release: () => ({ assignedTo: null, assignedName: null }),
  close: () => ({ state: 'solved' as const, dueAt: null }),
}

const factsOf = ({ state, assignedName }: TicketRow): Facts => ({ state, assigned: assignedName })

function rowView(row: TicketRow, now: Date): DeskTicketRow {
  const { number, topic, state, name, email, orderCode, isOrderProven, dueAt } = row
  const { assignedTo: id, assignedName } = row
  return {
    number,
    topic,
    state,
    name,
    email,
    orderCode,
    isOrderProven,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: dueAt !== null && dueAt < now,
    assigned: id === null ? null : { id, name: assignedName ?? '' },
  }
}
