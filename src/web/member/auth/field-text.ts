import type { Translate } from '../../locale/word-store.ts'
import type { AuthAnswer } from './auth-answer.ts'

/** What is wrong with a field, in words; null when nothing is. */
export function fieldText(t: Translate, answer: AuthAnswer | undefined, name: string) {
  const problem = answer?.fields?.[name]
  return problem ? t(`auth.field-${problem}`) : null
}
