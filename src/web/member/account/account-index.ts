import { redirect } from 'react-router'
import { urlFor } from '../../locale/language.ts'
import type { Route } from './+types/account-index.ts'

/** S2.42, for links followed within the site; the rule for everybody stands in `guard/member-redirect.ts`. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(urlFor(context)('account/profile'))
