import { proveDeskSession } from '../../../contract/desk/session.ts'
import type { Outcome } from '../../../contract/envelope.ts'
import type { ErrorCode, FieldErrors } from '../../../contract/errors.ts'
import { formSecret } from '../../session/front-api/read-form.ts'
import type { DeskApi } from '../desk-api.ts'
import { readFactor } from '../sign-in/answer-desk-sign-in.ts'

/** Why a session wasn't unlocked. */
export interface RefusedProof {
  code: ErrorCode
  fields: FieldErrors
}

/** Shows the second factor of a form to the front API, with the password if the form has one. */
export function prove(api: DeskApi, form: FormData): Promise<Outcome<unknown>> {
  const password = formSecret(form, 'password')
  return api.call(proveDeskSession, {
    body: { ...(password && { password }), ...readFactor(form) },
  })
}

/** Returns whether a form has a second factor. */
export const hasFactor = (form: FormData): boolean =>
  ['code', 'passkey'].some((name) => (form.get(name) ?? '') !== '')

export function refusedProof({ problem }: Extract<Outcome<unknown>, { ok: false }>): RefusedProof {
  return { code: problem.error, fields: problem.fields ?? {} }
}
