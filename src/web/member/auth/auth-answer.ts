import { data } from 'react-router'
import type { Problem } from '../../../contract/envelope.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { longestPersonName, personName } from '../../../contract/member/person-name.ts'
import { errorText } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { looksLikeEmail } from './email/encoded-email.ts'

/** What is wrong with a field of these forms; the words are `auth.field-<problem>`. */
export const fieldProblems = [
  'email-missing',
  'email-invalid',
  'password-missing',
  'name-missing',
  'name-too-long',
  'name-hidden',
  'code-missing',
  'too-short',
  'too-long',
  'too-common',
  'wrong',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** The result of a form that led nowhere. The input is returned, except secrets. */
export interface AuthAnswer {
  code?: ErrorCode
  fields?: Readonly<Record<string, FieldProblem>>
  values?: Readonly<Record<string, string>>
  /** A code was sent again. */
  sent?: boolean
}

type Values = Readonly<Record<string, string>>

/** Returns invalid fields, before the front API is called. */
export const wrongFields = (fields: Record<string, FieldProblem>, values: Values = {}) =>
  data<AuthAnswer>({ code: 'VALIDATION', fields, values }, { status: 422 })

/** Returns a front API problem, at the field it's about, if any. */
export function answerProblem({ error, status_code, fields = {} }: Problem, values: Values = {}) {
  const known: Record<string, FieldProblem> = {}
  for (const [field, problem] of Object.entries(fields)) {
    const found = fieldProblems.find((each) => each === problem)
    if (found) known[field] = found
    else if (field === 'email') known.email = 'email-invalid'
  }
  if (error === 'CODE_INVALID') known.code = 'wrong'
  return data<AuthAnswer>({ code: error, fields: known, values }, { status: status_code })
}

export function emailProblem(email: string): FieldProblem | undefined {
  if (!email) return 'email-missing'
  return looksLikeEmail(email) ? undefined : 'email-invalid'
}

export function nameProblem(name: string): FieldProblem | undefined {
  if (!name) return 'name-missing'
  if (name.length > longestPersonName) return 'name-too-long'
  return personName.test(name) ? undefined : 'name-hidden'
}

/** Returns a field's error message; null if there is none. A wrong code has one sentence, here and in the toast. */
export function fieldText(t: Translate, answer: AuthAnswer | undefined, name: string) {
  const problem = answer?.fields?.[name]
  if (problem === 'wrong' && answer?.code === 'CODE_INVALID') return errorText(t, answer.code)
  return problem ? t(`auth.field-${problem}`) : null
}
