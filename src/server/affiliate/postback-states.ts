import type { PostbackState } from '../../contract/affiliate/affiliate.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

export const postbackTransitions: TransitionTable<PostbackState> = {
  pending: ['delivered', 'refused', 'given_up', 'dropped'],
  delivered: [],
  refused: [],
  given_up: [],
  dropped: [],
}
