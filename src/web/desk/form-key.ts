import { useState } from 'react'

/**
 * Returns the key of a form that an answer renders again, such as one with an image that was stored: the last one that any
 * answer gave. Answers without one leave the form as it is, with what was typed while they were on their way.
 */
export function useFormKey(answered: string | null | undefined): string {
  const [key, setKey] = useState(answered ?? 'first')
  if (!answered || answered === key) return key
  setKey(answered)
  return answered
}
