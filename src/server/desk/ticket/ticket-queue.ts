import type { StaffTickets } from '../../support/ticket/staff-tickets.ts'
import { type DeskQueue, mostCounted } from '../order/queues/desk-queues.ts'

/** Creates the queue of messages to support whose answer is due. */
export const createTicketQueue = (tickets: Pick<StaffTickets, 'due'>): DeskQueue => ({
  id: 'tickets',
  act: 'ticket.read',
  async read() {
    const due = await tickets.due(mostCounted)
    return due.map(({ number, topic, name, changedAt, dueAt }) => ({
      target: { kind: 'ticket' as const, id: number },
      what: `${topic} · ${name}`,
      since: changedAt,
      deadline: dueAt,
    }))
  },
})
