import { z } from 'zod'
import { defaultLocale } from '../../contract/default-locale.ts'
import { localeByCode, locales } from '../../contract/locales.ts'
import type { Route } from './+types/locales-api.ts'
import { catalogueOf } from './catalogue.server.ts'
import { makeTables } from './intl/make-tables.server.ts'

const querySchema = z.object({
  lang: z.string().refine((code) => localeByCode(code) !== undefined),
  namespace: z.string().regex(/^[a-z0-9-]{1,40}$/),
  v: z.string().optional().catch(undefined),
})

const tables = new Map<string, string>()

/** Returns the format tables of a language for browsers that lack it, as JSON. */
function tablesOf(tag: string): string {
  const known = tables.get(tag) ?? JSON.stringify(makeTables(tag))
  tables.set(tag, known)
  return known
}

/**
 * `GET /api/locales?lang=th&namespace=common` (S7.25): returns one namespace's compiled messages by id; as
 * `intl-tables`, how the language formats dates, numbers and names. Messages asked for with the hash of their language's
 * catalogue (`v`) never change.
 */
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
  const { namespace, v } = asked.data
  const isTables = namespace === 'intl-tables'
  const catalogue = await catalogueOf(locale)
  const json = isTables ? tablesOf(locale.tag) : catalogue.json(namespace)
  const isForEver = !isTables && v === catalogue.hash
  return new Response(json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  })
}
