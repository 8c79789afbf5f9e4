import { useEffect, useRef } from 'react'

/**
 * Moves the focus to what an answer to a form is about, unless somebody has gone on to another field while it was on its way.
 * Returns the form's `ref` and `onSubmit`.
 */
export function useAnswerFocus<Answer>(
  answer: Answer | undefined,
  find: (answer: Answer, form: HTMLFormElement) => HTMLElement | null | undefined,
) {
  const ref = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<Element>(null)
  useEffect(() => {
    if (!answer || !ref.current) return
    const { activeElement, body } = document
    const hasGoneOn = activeElement !== body && activeElement !== sentFrom.current
    if (!sentFrom.current || !hasGoneOn) find(answer, ref.current)?.focus()
  }, [answer, find])
  const onSubmit = () => {
    sentFrom.current = document.activeElement
  }
  return { ref, onSubmit }
}
