import { type DeskAct, mayDo } from '../../../../contract/desk/desk-acts.ts'
import type {
  DeskQueueEntry,
  DeskQueueId,
  DeskQueues,
} from '../../../../contract/desk/order/desk-queues.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Staff } from '../../../platform/http/request-context.ts'

/** Something that waits for staff. */
export interface Waiting extends Pick<DeskQueueEntry, 'target' | 'what'> {
  since: Date
  deadline: Date
}

/** What waits for those who may do `act`. */
export interface DeskQueue {
  id: DeskQueueId
  act: DeskAct
  /** Returns `mostCounted` entries at most. */
  read(now: Date): Promise<Waiting[]>
}

export interface DeskQueueService {
  /** Returns the queues that these staff work on. */
  for(staff: Staff): Promise<DeskQueues>
}

export const mostCounted = 1000
const mostShown = 100

export const createDeskQueues = (parts: {
  clock: Clock
  queues: readonly DeskQueue[]
}): DeskQueueService => ({
  async for({ roles }) {
    const { clock, queues } = parts
    const now = clock.date()
    const theirs = queues.filter(({ act }) => mayDo(roles, act))
    return Promise.all(
      theirs.map(async ({ id, read }) => {
        const waiting = (await read(now)).toSorted(
          (one, other) => one.deadline.getTime() - other.deadline.getTime(),
        )
        const entries = waiting.map((each) => entryOf(each, now))
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

const entryOf = ({ target, what, since, deadline }: Waiting, now: Date): DeskQueueEntry => ({
  target,
  what,
  since: since.toISOString(),
  deadline: deadline.toISOString(),
  isOverdue: deadline < now,
})
