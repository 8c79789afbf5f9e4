import { data } from 'react-router'
import type { Problem } from '../../../contract/envelope.ts'
import type { ErrorCode, FieldErrors } from '../../../contract/errors.ts'

/** What the form of a kept traveller is told when it was not kept: why, and what had been typed. */
export interface KeptAnswer {
  code: ErrorCode
  fields: FieldErrors
  typed: Readonly<Record<string, string>>
}

export const answerKept = (
  { error, status_code, fields = {} }: Problem,
  typed: Readonly<Record<string, string>>,
) => data<KeptAnswer>({ code: error, fields, typed }, { status: status_code })
