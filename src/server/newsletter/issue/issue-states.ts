import type { IssueState } from '../../../contract/desk/contents.ts'
import type { TransitionTable } from '../../platform/transition-table.ts'

/**
 * `planned`: to be sent when its time comes. `refused`: its contents are invalid, see its `problem`. `stopped`: by staff, who
 * plan it again to go on with those that are left.
 */
export const issueTransitions: TransitionTable<IssueState> = {
  planned: ['sending', 'refused', 'stopped'],
  sending: ['sent', 'refused', 'stopped'],
  sent: [],
  refused: ['planned'],
  stopped: ['planned'],
}
