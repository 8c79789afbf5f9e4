import type { LoaderFunctionArgs } from 'react-router'
import { getModalMessage } from '../../contract/message/in-app-message.ts'
import { inLanguage } from '../locale/in-language.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'

/** Returns the message of a page (S4.29): `?path=/hotel/search`, and `&slug=` for a campaign. */
export async function loader({ request, context, url }: LoaderFunctionArgs): Promise<Response> {
  const { country, currency, locale, device } = context.get(visitorContext)
  const path = url.searchParams.get('path') ?? ''
  const slug = url.searchParams.get('slug')
  const answer = await frontApi(context, request).call(getModalMessage, {
    query: {
      country,
      currency,
      lang: locale.code,
      platform: device.mobile ? 'mobile' : 'desktop',
      path,
      ...(slug && { slug }),
    },
  })
  const headers = { 'cache-control': 'no-store' }
  if (!answer.ok)
    return Response.json(answer.problem, { status: answer.problem.status_code, headers })
  const { modal } = answer.result
  if (!modal?.url) return Response.json({ modal }, { headers })
  return Response.json(
    { modal: { ...modal, url: inLanguage(modal.url, locale.code) } },
    { headers },
  )
}
