import { data, type RouterContextProvider } from 'react-router'
import type { Outcome } from '../../../../contract/envelope.ts'
import {
  type VerificationTiming,
  verificationTimingSchema,
} from '../../../../contract/member/member.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { type AuthAnswer, answerProblem } from '../auth-answer.ts'
import { changeFlow } from '../flow.ts'

/** Stores the new code's timing, or the current one's if it's too soon for another. */
export function answerResend(
  context: Readonly<RouterContextProvider>,
  outcome: Outcome<VerificationTiming>,
) {
  const keep = (timing: VerificationTiming) => changeFlow(context.get(cookiesContext), { timing })
  if (outcome.ok) {
    keep(outcome.result)
    return data<AuthAnswer>({ sent: true })
  }
  const standing = verificationTimingSchema.safeParse(outcome.problem.details)
  if (standing.success) keep(standing.data)
  return answerProblem(outcome.problem)
}
