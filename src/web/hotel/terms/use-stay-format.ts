import * as format from '../../../contract/words/format-stays.ts'
import { useLocale } from '../../locale/language.ts'

/** Returns the formatters that only stays need, in the visitor's language. */
export function useStayFormat() {
  const { tag } = useLocale()
  return {
    score: (value: number) => format.formatScore(value, tag),
    distance: (kilometres: number) => format.formatDistance(kilometres, tag),
    month: (value: string) => format.formatMonth(value, tag),
    language: (code: string) => format.languageName(code, tag),
  }
}
