import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { codeFrom, orderCodeFrom } from '../../../contract/ids.ts'
import type { TicketList, TicketTopic } from '../../../contract/support/ticket-terms.ts'
import { mailFrom } from '../../../contract/traveller/typed-mail.ts'
import type { Executor } from '../../platform/database/database.ts'
import { supportTicketHistory, supportTickets } from './tables.ts'
import type { TicketRow } from './ticket-store.ts'

const pageSize = 50

export interface WantedTickets {
  list: TicketList
  topic?: TicketTopic | undefined
  q?: string | undefined
  page: number
}

/** Returns a page of tickets, those whose answer is due first on top, and how many there are altogether. */
export async function listTickets(
  tx: Executor,
  { list, topic, q, page }: WantedTickets,
  { staffId, now }: { staffId: string; now: Date },
): Promise<{ rows: TicketRow[]; total: number }> {
  const where = and(
    inList(list, { staffId, now }),
    topic && eq(supportTickets.topic, topic),
    q ? matches(q) : undefined,
  )
  const rows = await tx
    .select()
    .from(supportTickets)
    .where(where)
    .orderBy(sql`${asc(supportTickets.dueAt)} nulls last`, desc(supportTickets.changedAt))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [all] = await tx.select({ total: count() }).from(supportTickets).where(where)
  return { rows, total: all?.total ?? 0 }
}

function inList(list: TicketList, { staffId, now }: { staffId: string; now: Date }) {
  const { state, dueAt, assignedTo } = supportTickets
  switch (list) {
    case 'due':
      return isNotNull(dueAt)
    case 'overdue':
      return lt(dueAt, now)
    case 'mine':
      return and(eq(assignedTo, staffId), sql`${state} <> 'solved'`)
    case 'waiting':
      return eq(state, 'waiting_for_customer')
    case 'solved':
      return eq(state, 'solved')
    case 'all':
      return undefined
  }
}

function matches(q: string): SQL | undefined {
  const { number, orderCode, email, name } = supportTickets
  const written = q.includes('@') ? mailFrom(q) : q
  const order = orderCodeFrom(q)
  const part = `%${written.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    inArray(number, [codeFrom(q)]),
    // Messages that name no order have an empty code.
    order ? eq(orderCode, order) : undefined,
    ilike(email, part),
    ilike(name, part),
  )
}

/** Returns the changes of a ticket's state, the oldest first. */
export const historyOf = (tx: Executor, ticketId: string) =>
  tx
    .select()
    .from(supportTicketHistory)
    .where(eq(supportTicketHistory.ticketId, ticketId))
    .orderBy(asc(supportTicketHistory.at))
