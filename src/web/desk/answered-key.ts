import { useState } from 'react'

/**
 * Returns the key of a part of a form that some answers fill in, such as the address of an image that was stored: the last one
 * that any answer gave. Answers without one leave the part as it is, with what was typed while they were on their way.
 */
export function useAnsweredKey(answered: string | null | undefined): string {
  const [key, setKey] = useState(answered ?? 'first')
  if (!answered || answered === key) return key
  setKey(answered)
  return answered
}
