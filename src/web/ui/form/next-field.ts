import type { KeyboardEvent } from 'react'

const fields =
  'input:not([type=hidden], [type=checkbox], [type=radio], [tabindex="-1"]), select, textarea'

/**
 * Moves to the next field where the Enter key of an on-screen keyboard says so (`enterKeyHint="next"`). Such keys would send the form
 * with its first field. Enter on the last field, and on a computer's keyboard, sends it as always.
 */
export function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.enterKeyHint !== 'next')
    return
  if (!matchMedia('(pointer: coarse)').matches) return
  const all = [...(field.form?.querySelectorAll<HTMLElement>(fields) ?? [])]
  const next = all.slice(all.indexOf(field) + 1).find((each) => each.checkVisibility())
  if (!next) return
  event.preventDefault()
  next.focus()
}
