import type { Executor } from '../../platform/database/database.ts'
import { unansweredNotices } from './notice-store.ts'

/** Returns the ids of items whose flights the airline changed by itself and whose traveller may still say what they want. */
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
