import type { Problem } from '../../../contract/envelope.ts'
import { type ErrorCode, errorCatalogue } from '../../../contract/errors.ts'
import { roomField, type StayErrors } from './stay-request.ts'

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text)

/** The form field that each error of a search is about. */
const homes: Partial<Record<ErrorCode, string>> = {
  UNKNOWN_DESTINATION: 'where',
  PAST_DATE: 'checkIn',
  STAY_TOO_FAR: 'checkIn',
  CHECK_OUT_BEFORE_CHECK_IN: 'checkOut',
  STAY_TOO_LONG: 'checkOut',
  TOO_MANY_IN_ROOM: 'rooms',
}

/** Returns a rejected search's errors by form field; empty if it isn't about fields. */
export function stayErrorsOf({ error, fields = {} }: Problem): StayErrors {
  const errors: Record<string, StayErrors[string]> = {}
  for (const [path, told] of Object.entries(fields)) {
    const field = fieldOf(path)
    if (field) errors[field] = isCode(told) ? told : error
  }
  const home = homes[error]
  if (Object.keys(errors).length === 0 && home) errors[home] = error
  return errors
}

/** `rooms.0.adults` → `room-1`; `destination` → `where`. */
function fieldOf(path: string): string | undefined {
  const [head, index] = path.split('.')
  switch (head) {
    case 'destination':
      return 'where'
    case 'checkIn':
    case 'checkOut':
      return head
    case 'rooms':
      return index === undefined ? 'rooms' : roomField(Number(index) + 1)
    default:
      return undefined
  }
}
