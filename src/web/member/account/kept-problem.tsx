import { useEffect } from 'react'
import { AuthProblem } from '../auth/auth-problem.tsx'
import type { KeptAnswer } from './kept-answer.ts'

/** Why an entry was not kept, where no field says it; else the reader is taken to the field. */
export function KeptProblem({ answer }: { answer: KeptAnswer | undefined }) {
  const inFields = Object.keys(answer?.fields ?? {}).length > 0
  useEffect(() => {
    if (inFields && answer) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [inFields, answer])
  return answer && !inFields ? <AuthProblem answer={{ code: answer.code }} /> : null
}
