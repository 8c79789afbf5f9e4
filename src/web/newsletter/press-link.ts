import type { RouterContextProvider } from 'react-router'
import { localeByCode } from '../../contract/locales.ts'
import * as newsletter from '../../contract/newsletter/newsletter.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { formText, readForm } from '../session/front-api/read-form.ts'
import { answerLink } from './answer-link.ts'
import type { LinkedPage } from './link-guard.ts'

interface Pressed {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Returns the subscriber's part of a link. */
export const uuidOf = ({ searchParams }: URL): string =>
  (searchParams.get('uuid') ?? '').trim().slice(0, 100)

/** Returns the language of a link; undefined if the site doesn't have it. */
export const langOf = ({ searchParams }: URL): string | undefined =>
  localeByCode(searchParams.get('lang')?.trim() ?? '')?.code

/**
 * Does what a page's button says. Mail programs press that of `unsubscribe` by a request of their own (RFC 8058), which comes
 * without cookies.
 */
export async function pressLink(page: LinkedPage, { context, request, url }: Pressed) {
  const api = frontApi(context, request)
  const uuid = uuidOf(url)
  switch (page) {
    case 'confirm':
      return answerLink(await api.call(newsletter.confirmNewsletter, { body: { uuid } }))
    case 'unsubscribe':
      return answerLink(await api.call(newsletter.unsubscribeNewsletter, { body: { uuid } }))
    case 'change-language':
    case 'choose-language': {
      const chosen =
        page === 'change-language' ? langOf(url) : formText(await readForm(request), 'lang', 10)
      const body = { uuid, lang: chosen ?? '' }
      return answerLink(await api.call(newsletter.changeNewsletterLanguage, { body }))
    }
  }
}
