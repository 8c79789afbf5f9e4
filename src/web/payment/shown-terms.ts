import { getTerms, termsVersionSchema } from '../../contract/content/terms.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

/**
 * Returns the version of the terms that the payment form showed, even if they have changed since; undefined if there never
 * was such a version: then it's the current one.
 */
export async function shownTerms(api: FrontApi, form: FormData): Promise<string | undefined> {
  const version = termsVersionSchema.safeParse(form.get('terms')).data
  if (version === undefined) return undefined
  const answer = await api.call(getTerms, {
    params: { slug: 'terms-condition' },
    query: { lang: defaultLocale, version },
  })
  return answer.ok ? version : undefined
}
