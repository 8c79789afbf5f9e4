import { useEffect, useRef } from 'react'
import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import type { AuthAnswer } from './auth-answer.ts'

interface AuthProblemProps {
  answer: AuthAnswer | undefined
  /** What went wrong before this page was reached. */
  code?: ErrorCode | undefined
}

/**
 * Renders an error, at the form or its field, and as a toast (S8.12). An empty or malformed field shows its error
 * without a toast, because nothing was sent.
 */
export function AuthProblem({ answer, code }: AuthProblemProps) {
  const t = useT()
  const toast = useToast()
  const box = useRef<HTMLDivElement>(null)
  const shown = answer ? answer.code : code
  const inFields = Object.keys(answer?.fields ?? {}).length > 0
  const message = shown && errorText(t, shown)
  const isRefused = shown !== undefined && shown !== 'VALIDATION'
  useEffect(() => {
    if (message && (isRefused || !inFields)) toast({ message, type: 'error' })
    // Moves the focus to what has to be corrected, as in the booking form.
    if (inFields && answer) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else if (message) box.current?.focus()
  }, [message, isRefused, inFields, answer, toast])
  if (!shown || inFields) return null
  return (
    <div ref={box} tabIndex={-1} className="rounded">
      <Alert tone="error" code={shown}>
        {message}
      </Alert>
    </div>
  )
}
