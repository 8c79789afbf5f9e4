import { CatalogueError } from '../../contract/errors.ts'

/** From each state to the states that may follow it. */
export type TransitionTable<State extends string> = Readonly<Record<State, readonly State[]>>

/** Throws INVALID_STATE when the table has no such step: a mistake in the code, or a call out of turn. */
export function assertTransition<State extends string>(
  table: TransitionTable<State>,
  from: State,
  to: State,
): void {
  if (!table[from].includes(to))
    throw new CatalogueError('INVALID_STATE', { details: { from, to } })
}
