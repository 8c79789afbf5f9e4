import { redirect } from 'react-router'
import { exportPersonalData } from '../../contract/privacy/personal-data.ts'
import { urlFor } from '../locale/language.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import type { Route } from './+types/download.ts'
import { knownPerson } from './known-person.ts'

/** Sends everything that is stored about the visitor as a file. Where it can't, the page says why. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = urlFor(context)
  const person = await knownPerson(context)
  if (!person) return redirect(page('my-data', { notice: 'expired' }), 303)
  const body = person.proof ? { proof: person.proof } : {}
  const outcome = await frontApi(context, request).call(exportPersonalData, { body })
  if (!outcome.ok) {
    const isOld = outcome.problem.error === 'REAUTHENTICATION_REQUIRED'
    return redirect(page('my-data', { notice: isOld ? 'sign-in' : 'failed' }), 303)
  }
  const name = `sojourn-data-${outcome.result.madeAt.slice(0, 10)}.json`
  return new Response(JSON.stringify(outcome.result, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** The address alone downloads nothing. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(urlFor(context)('my-data'))
