import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { moneySchema } from '../../money.ts'

/**
 * What waits for staff. `failed_confirmations`: paid reservations whose supplier refused or can't be confirmed, until somebody has
 * dealt with them. `cancelled_flights`: what airlines cancelled and travellers haven't answered. `cancelled_stays`: what properties cancelled, until somebody has found another. `refunded_but_booked`: paid back in full, and still booked at a supplier who is owed for it. `changes` and `approvals`: changes of contacts and names, and refunds by hand, that need a second person. `tickets`: questions to support.
 */
export const deskQueueIds = [
  'failed_confirmations',
  'cancelled_flights',
  'cancelled_stays',
  'refunded_but_booked',
  'unknown',
  'overdue_refunds',
  'disputes',
  'schedule_changes',
  'changes',
  'approvals',
  'tickets',
] as const
export type DeskQueueId = (typeof deskQueueIds)[number]

const queueEntrySchema = z.object({
  /** What to open: an order by its number, or a ticket. */
  target: z.object({ kind: z.enum(['order', 'ticket']), id: z.string() }),
  /** What it's about, such as a reservation's supplier and state, or an amount. */
  what: z.string(),
  /** Of an order: its contact's name, and what its travellers paid or have to pay. */
  name: z.string().nullable(),
  amount: moneySchema.nullable(),
  /** Of an order: the local day of the next departure or arrival at a property. */
  startsOn: z.iso.date().nullable(),
  since: z.iso.datetime(),
  /** By when somebody has to act: for what may keep somebody from travelling, the day before at the latest. */
  deadline: z.iso.datetime(),
  isOverdue: z.boolean(),
})
export type DeskQueueEntry = z.infer<typeof queueEntrySchema>

export const getDeskQueues = endpoint({
  id: 'desk.queues',
  method: 'GET',
  path: '/desk/queues',
  summary: 'Get what waits for staff',
  description:
    'Returns the queues with how many entries each has, and the first hundred of each, the nearest deadline first. Queues that the calling staff can’t work on are left out.',
  result: z.object({
    queues: z.array(
      z.object({
        id: z.enum(deskQueueIds),
        /** At most 1,000 are counted. */
        count: z.int(),
        overdue: z.int(),
        entries: z.array(queueEntrySchema),
      }),
    ),
  }),
  auth: 'staff',
  act: 'desk.open',
  errors: [],
})
export type DeskQueues = z.infer<typeof getDeskQueues.result>['queues']
