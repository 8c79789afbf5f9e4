import { data, type RouterContextProvider, redirectDocument } from 'react-router'
import {
  completeDeskSetup,
  listDemonstrationStaff,
  signInAtDesk,
} from '../../../contract/desk/sign-in.ts'
import type { ErrorCode, FieldErrors } from '../../../contract/errors.ts'
import { cookies } from '../../../contract/headers.ts'
import { urlFor } from '../../locale/language.ts'
import { cookiesContext } from '../../session/contexts.ts'
import { problemOf } from '../../session/front-api/call.ts'
import { type FrontApi, frontApi } from '../../session/front-api/front-api.ts'
import { formEmail, formSecret, formText, readForm } from '../../session/front-api/read-form.ts'
import { safePath } from '../../session/safe-path.ts'

/** Why nobody was signed in, and what was typed other than secrets. */
export interface RefusedSignIn {
  code: ErrorCode
  fields: FieldErrors
  email: string
  /** Whether an account for trying the desk was chosen: its code may have been used already. */
  isDemonstration: boolean
}

/** What the browser answered; the front API checks it. */
interface GivenPasskey {
  challengeId: string
  response: Record<string, unknown>
}

/** Seconds: as long as the session itself. */
const sessionLife = 12 * 60 * 60

/** Signs in, or sets up the account of a link and signs in, and opens the page that was asked for. */
export async function answerDeskSignIn({
  request,
  context,
  url,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}) {
  const form = await readForm(request)
  const setup = url.searchParams.get('setup')
  const email = formEmail(form)
  const isDemonstration = form.has('demonstration')
  const api = frontApi(context, request)
  const factor = readFactor(form)
  const password = formSecret(form, 'password')
  const outcome = isDemonstration
    ? await signInForTrying(api, email)
    : setup === null
      ? await api.call(signInAtDesk, { body: { email, password, ...factor } })
      : await api.call(completeDeskSetup, { body: { setup, password, ...factor } })
  if (!outcome.ok) {
    const { error: code, status_code, fields = {} } = outcome.problem
    const refused: RefusedSignIn = { code, fields, email, isDemonstration }
    return data(refused, { status: status_code })
  }
  context.get(cookiesContext).write(cookies.desk, outcome.result.token, { maxAge: sessionLife })
  const desk = urlFor(context)('desk')
  const back = safePath(url.searchParams.get('back'), desk)
  return redirectDocument(back.startsWith(desk) ? back : desk, 303)
}

/** Returns the second factor that was given: a passkey's answer as JSON, otherwise a code. */
export function readFactor(form: FormData) {
  const passkey = form.get('passkey')
  if (typeof passkey === 'string' && passkey !== '') {
    try {
      return { passkey: JSON.parse(passkey) as GivenPasskey }
    } catch {
      // Then there's neither, and the code's field says so.
    }
  }
  return { code: formText(form, 'code', 20) || undefined }
}

/** Signs in with an account for trying the desk, of which everything is known. */
async function signInForTrying(api: FrontApi, email: string) {
  const all = await api.call(listDemonstrationStaff, {})
  if (!all.ok) return all
  const found = all.result.find((each) => each.email === email)
  if (!found) return { ok: false as const, problem: problemOf('SIGN_IN_FAILED') }
  const { password, code } = found
  return api.call(signInAtDesk, { body: { email, password, code } })
}
