import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * `refused`: the affiliate answered that it wants no such posts (410). `given_up`: it didn't take it in time. `dropped`: it's no
 * partner any more, or has no address to post to.
 */
export const postbackStates = ['pending', 'delivered', 'refused', 'given_up', 'dropped'] as const
export type PostbackState = (typeof postbackStates)[number]

export const postbackTransitions: TransitionTable<PostbackState> = {
  pending: ['delivered', 'refused', 'given_up', 'dropped'],
  delivered: [],
  refused: [],
  given_up: [],
  dropped: [],
}
