import { redirect } from 'react-router'
import { urlFor } from '../../locale/language.ts'
import type { Route } from './+types/account-index.ts'

/** Redirects S2.42 for client-side navigation; the general rule is in `guard/member-redirect.ts`. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(urlFor(context)('account/profile'))
