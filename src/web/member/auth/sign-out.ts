import { redirect, redirectDocument } from 'react-router'
import { urlFor } from '../../locale/language.ts'
import { cookiesContext } from '../../session/contexts.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { rememberTarget } from '../../session/sign-in/redirect-target.ts'
import type { Route } from './+types/sign-out.ts'
import { endSession } from './end-session.ts'

/** Signs out and leads home (S4.2); with `again`, to the login page and from there back to where that was asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  await endSession(context, request)
  const url = urlFor(context)
  if (!form.has('again')) return redirectDocument(url(''), 303)
  rememberTarget(context.get(cookiesContext), form.get('again'))
  return redirectDocument(url('login'), 303)
}

/** The address alone signs nobody out: it leads home. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(urlFor(context)(''))
