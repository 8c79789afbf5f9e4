import type { Executor } from '../../platform/database/database.ts'
import { unansweredNotices } from './notice-store.ts'

/** Returns the ids of items with an airline's schedule change that the traveller can still answer. */
export async function freedItems(
  db: Executor,
  items: readonly { id: string }[],
  now: number,
): Promise<ReadonlySet<string>> {
  const notices = await unansweredNotices(
    db,
    items.map(({ id }) => id),
  )
  const open = notices.filter(
    ({ state, after, answerBy }) =>
      state === 'open' && (after === null || answerBy.getTime() > now),
  )
  return new Set(open.map(({ itemId }) => itemId))
}
