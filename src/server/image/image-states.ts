import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * `storing` is written before the first file, so that an image that was left halfway is known. `removing` is such a one whose
 * files are being removed, before it's forgotten.
 */
export const imageStates = ['storing', 'stored', 'removing'] as const
type ImageState = (typeof imageStates)[number]

/** What is stored never changes: its address stands in texts, and browsers keep its files. */
export const imageTransitions: TransitionTable<ImageState> = {
  storing: ['storing', 'stored', 'removing'],
  stored: [],
  removing: [],
}
