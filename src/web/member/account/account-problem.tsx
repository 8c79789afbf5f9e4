import type { AuthAnswer } from '../auth/auth-answer.ts'
import { AuthProblem } from '../auth/auth-problem.tsx'
import { FreshSignIn } from './fresh-sign-in.tsx'

/** What went wrong with a form of the account. */
export function AccountProblem({ answer }: { answer: AuthAnswer | undefined }) {
  return answer?.code === 'REAUTHENTICATION_REQUIRED' ? (
    <FreshSignIn />
  ) : (
    <AuthProblem answer={answer} />
  )
}
