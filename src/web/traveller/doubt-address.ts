import { verifyEmail } from '../../contract/traveller/verify-email.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { formText } from '../session/front-api/read-form.ts'
import { type AddressDoubt, insistedField } from './answer-address.tsx'

/**
 * Returns why an answer to a form's address may not arrive, unless the visitor has insisted on that address. If it can't be
 * checked now, nothing speaks against it.
 */
export async function doubtAddress(
  api: Pick<FrontApi, 'call'>,
  form: FormData,
  email: string,
): Promise<AddressDoubt | undefined> {
  if (!email || formText(form, insistedField) === email) return undefined
  const answer = await api.call(verifyEmail, { body: { email } })
  // What isn't an address at all is refused by the call that takes the form.
  if (!answer.ok || answer.result.problem === 'syntax') return undefined
  return answer.result.problem ?? (answer.result.suggestion ? 'typo' : undefined)
}
