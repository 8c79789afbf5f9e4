import { type LoggedAct, loggedActs } from '../../../contract/desk/logged-acts.ts'
import { isDay } from '../day-field.tsx'

/** What the log's address asks for; '' for what it leaves open. */
export interface LogQuery {
  staff: string
  act: LoggedAct | ''
  about: string
  from: string
  to: string
}

export type DayErrors = Partial<Record<'from' | 'to', 'invalid' | 'reversed'>>

export const commandLine = 'command-line'
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Reads the log's address. People and acts that don't exist are left out; days keep what was typed, with what is wrong with
 * them. `after` is the entry that the page comes after.
 */
export function readLogQuery(query: URLSearchParams): {
  asked: LogQuery
  after: string | undefined
  errors: DayErrors
} {
  const text = (name: string, longest: number) => query.get(name)?.trim().slice(0, longest) ?? ''
  const [staff, after] = [text('staff', 40), text('after', 40)]
  const asked: LogQuery = {
    staff: staff === commandLine || uuid.test(staff) ? staff : '',
    act: loggedActs.find((each) => each === query.get('act')) ?? '',
    about: text('about', 100),
    from: text('from', 20),
    to: text('to', 20),
  }
  return { asked, after: uuid.test(after) ? after : undefined, errors: errorsOf(asked) }
}

function errorsOf({ from, to }: LogQuery): DayErrors {
  const errors: DayErrors = {}
  if (from && !isDay(from)) errors.from = 'invalid'
  if (to && !isDay(to)) errors.to = 'invalid'
  else if (to && !errors.from && from > to) errors.to = 'reversed'
  return errors
}

/** Returns what is asked for without what is left open, for addresses and calls. */
export const filledIn = (asked: LogQuery) => ({
  ...(asked.staff && { staff: asked.staff }),
  ...(asked.act && { act: asked.act }),
  ...(asked.about && { about: asked.about }),
  ...(asked.from && { from: asked.from }),
  ...(asked.to && { to: asked.to }),
})
