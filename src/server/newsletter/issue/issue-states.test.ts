import { expect, it } from 'vitest'
import type { IssueState } from '../../../contract/desk/contents.ts'
import { issueStates } from '../../../contract/desk/contents.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import { issueTransitions } from './issue-states.ts'

const allowed: [IssueState, IssueState[]][] = [
  ['planned', ['sending', 'refused', 'stopped']],
  ['sending', ['sent', 'refused', 'stopped']],
  ['sent', []],
  ['refused', ['planned']],
  ['stopped', ['planned']],
]

it.each(
  allowed.flatMap(([from, next]) =>
    issueStates.map((to) => [from, to, next.includes(to)] as const),
  ),
)('%s to %s: %s', (from, to, isAllowed) => {
  const check = () => assertTransition(issueTransitions, from, to)
  if (isAllowed) expect(check).not.toThrow()
  else expect(check).toThrow()
})
