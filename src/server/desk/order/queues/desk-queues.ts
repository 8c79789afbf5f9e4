import { type DeskAct, mayDo } from '../../../../contract/desk/desk-acts.ts'
import type {
  DeskQueueEntry,
  DeskQueueId,
  DeskQueues,
} from '../../../../contract/desk/order/desk-queues.ts'
import type { Clock } from '../../../platform/clock.ts'
import { days } from '../../../platform/duration.ts'
import type { Staff } from '../../../platform/http/request-context.ts'
import { dayInZone, momentOf } from '../../../world/zoned-time.ts'
import type { QueuedOrder } from './queued-orders.ts'

/** Something that waits for staff. */
export interface Waiting extends Pick<DeskQueueEntry, 'target' | 'what'> {
  since: Date
  deadline: Date
}

/** What waits for those who may do `act`. */
export interface DeskQueue {
  id: DeskQueueId
  act: DeskAct
  /** Whether what waits may keep somebody from travelling, so that the day before is the last to act. */
  isBeforeStart?: true
  /** Returns `mostCounted` entries at most. */
  read(now: Date): Promise<Waiting[]>
}

export interface DeskQueueService {
  /** Returns the queues that these staff work on. */
  for(staff: Staff): Promise<DeskQueues>
}

export const mostCounted = 1000
const mostShown = 100

/** Before a departure, this long is left to find something else. */
const beforeStart = days(1)

export const createDeskQueues = (parts: {
  clock: Clock
  /** The agency's, whose midnight a day begins at as far as a queue needs to know. */
  zone: string
  queues: readonly DeskQueue[]
  /** Returns orders by number. */
  ordersOf(codes: readonly string[], today: string): Promise<ReadonlyMap<string, QueuedOrder>>
}): DeskQueueService => ({
  async for({ roles }) {
    const { clock, zone, queues, ordersOf } = parts
    const now = clock.date()
    const theirs = queues.filter(({ act }) => mayDo(roles, act))
    return Promise.all(
      theirs.map(async ({ id, read, isBeforeStart }) => {
        const found = await read(now)
        const codes = found.flatMap(({ target }) => (target.kind === 'order' ? [target.id] : []))
        const orders = await ordersOf(codes, dayInZone(now, zone))
        const deadlineOf = ({ target, deadline }: Waiting): Date => {
          const starts = isBeforeStart && orders.get(target.id)?.startsOn
          if (!starts) return deadline
          const last = momentOf(`${starts}T00:00`, zone).getTime() - beforeStart
          return last < deadline.getTime() ? new Date(last) : deadline
        }
        const waiting = found
          .map((each) => ({ ...each, deadline: deadlineOf(each) }))
          .toSorted((one, other) => one.deadline.getTime() - other.deadline.getTime())
        const entries = waiting.map((each) => entryOf(each, orders.get(each.target.id), now))
        return {
          id,
          count: entries.length,
          overdue: entries.filter(({ isOverdue }) => isOverdue).length,
          entries: entries.slice(0, mostShown),
        }
      }),
    )
  },
})

const entryOf = (
  { target, what, since, deadline }: Waiting,
  order: QueuedOrder | undefined,
  now: Date,
): DeskQueueEntry => ({
  target,
  what,
  name: order?.name ?? null,
  amount: order?.amount ?? null,
  startsOn: order?.startsOn ?? null,
  since: since.toISOString(),
  deadline: deadline.toISOString(),
  isOverdue: deadline < now,
})
