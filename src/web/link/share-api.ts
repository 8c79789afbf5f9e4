import type { ActionFunctionArgs } from 'react-router'
import { frontApi } from '../session/front-api/front-api.ts'
import { readForm } from '../session/front-api/read-form.ts'
import { makeLinkTo } from './make-link-to.ts'

/** Creates the short link for the current page. Returns `{ "url": … }` or the problem. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const made = await makeLinkTo(frontApi(context, request), (await readForm(request)).get('page'))
  return made.ok
    ? Response.json({ url: made.result.url })
    : Response.json(made.problem, { status: made.problem.status_code })
}
