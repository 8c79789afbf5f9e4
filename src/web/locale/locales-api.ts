import { z } from 'zod'
import { defaultLocale } from '../../contract/default-locale.ts'
import { localeByCode, locales } from '../../contract/locales.ts'
import type { Route } from './+types/locales-api.ts'
import { catalogueOf } from './catalogue.server.ts'

const querySchema = z.object({
  lang: z.string().refine((code) => localeByCode(code) !== undefined),
  namespace: z.string().regex(/^[a-z0-9-]{1,40}$/),
})

/** `GET /api/locales?lang=th&namespace=common` (S7.25): returns one namespace's compiled messages by id. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const asked = querySchema.safeParse({ ...query, namespace: query.namespace ?? query.component })
  if (!asked.success) {
    return Response.json(
      { message: 'lang and namespace are needed', error: 'VALIDATION', status_code: 400 },
      { status: 400 },
    )
  }
  const locale = localeByCode(asked.data.lang) ?? localeByCode(defaultLocale) ?? locales[0]
  const catalogue = await catalogueOf(locale)
  return new Response(catalogue.json(asked.data.namespace), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
