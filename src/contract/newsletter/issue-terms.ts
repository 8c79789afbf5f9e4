/** States of sending an issue; the server's `issue-states.ts` says which may follow. Plain data, so that browsers get no schemas. */
export const issueStates = ['planned', 'sending', 'sent', 'refused', 'stopped'] as const
export type IssueState = (typeof issueStates)[number]
