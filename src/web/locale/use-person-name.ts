import { writtenName } from '../../contract/traveller/written-name.ts'
import { useLocale } from './language.ts'

/** Returns a function that writes a person's name in the visitor's language. */
export function usePersonName() {
  const { code } = useLocale()
  return (named: { givenName: string; surname: string }): string => writtenName(named, code)
}
