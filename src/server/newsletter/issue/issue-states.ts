import type { TransitionTable } from '../../platform/transition-table.ts'

/**
 * `planned`: to be sent when its time comes. `refused`: its contents are invalid, see its `problem`. `stopped`: by the
 * operator, who sets `planned` to go on with those that are left.
 */
export const issueStates = ['planned', 'sending', 'sent', 'refused', 'stopped'] as const
export type IssueState = (typeof issueStates)[number]

export const issueTransitions: TransitionTable<IssueState> = {
  planned: ['sending', 'refused', 'stopped'],
  sending: ['sent', 'refused', 'stopped'],
  sent: [],
  refused: ['planned'],
  stopped: ['planned'],
}
