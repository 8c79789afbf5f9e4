import { getIssueMail } from '../../../../contract/desk/issues.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { deskApi } from '../../desk-api.ts'
import type { Route } from './+types/issue-mail.ts'

/** Nothing in a mail may run or load, but its style and the site's logo, as in mail programs. */
const policy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Shows an issue of the newsletter as its mail looks, without the page around it. */
export async function loader({ params: { id }, context, request, url }: Route.LoaderArgs) {
  const lang = url.searchParams.get('lang') ?? context.get(visitorContext).locale.code
  const { html } = await deskApi(context, request).get(getIssueMail, {
    params: { contentId: id, version: Number(url.searchParams.get('version')) || 1 },
    query: { lang },
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
    },
  })
}
