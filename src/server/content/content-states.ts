import type { ContentState } from '../../contract/content/content-terms.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

/** A document that is published can be published again: in another version. */
export const contentTransitions: TransitionTable<ContentState> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published', 'ended'],
  published: ['published', 'ended'],
  ended: ['scheduled', 'published'],
}
