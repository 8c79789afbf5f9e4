import { refusedOnTicket } from '../../contract/flight/ticket-name.ts'
import { refusedInLetters } from '../../contract/traveller/typed-name.ts'

/** The rules for names, by the code of breaking them, and how each finds the character at fault. */
const finders = { NAME_LETTERS: refusedOnTicket, NAME_PLAIN: refusedInLetters } as const

type NameCode = keyof typeof finders

const isNameCode = (code: string): code is NameCode => Object.hasOwn(finders, code)

/** Returns a field's code followed by the character that it refuses, for `refusedIn`: `NAME_LETTERS 2`. */
export function withCharacter(code: string, typed: string): string {
  const character = isNameCode(code) ? finders[code](typed) : undefined
  return character ? `${code} ${character}` : code
}

/** Returns fields' codes as `withCharacter` does. `typedIn` returns what was typed into a field, by its path. */
export const withCharacters = (
  fields: Readonly<Record<string, string>>,
  typedIn: (path: string) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [path, withCharacter(code, typedIn(path) ?? '')]),
  )

/** Returns the rule and the character in a code of `withCharacter`; undefined for all other codes. */
export function refusedIn(code: string): { rule: NameCode; character: string } | undefined {
  const [rule = '', character] = code.split(' ')
  return character && isNameCode(rule) ? { rule, character } : undefined
}
