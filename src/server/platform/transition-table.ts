import { CatalogueError } from '../../contract/errors.ts'

/** The states that may follow each state. */
export type TransitionTable<State extends string> = Readonly<Record<State, readonly State[]>>

/** Throws INVALID_STATE if the table has no such transition: a bug, or an out-of-order call. */
export function assertTransition<State extends string>(
  table: TransitionTable<State>,
  from: State,
  to: State,
): void {
  if (!table[from].includes(to))
    throw new CatalogueError('INVALID_STATE', { details: { from, to } })
}
