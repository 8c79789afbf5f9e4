import { redirect } from 'react-router'
import { countryByCode, currencies } from '../../../contract/countries.ts'
import { cookies } from '../../../contract/headers.ts'
import { localeByCode } from '../../../contract/locales.ts'
import { answeredConsent } from '../../consent/answered-consent.ts'
import { linkCurrency, withoutLinkCurrency } from '../../currency/choose-currency.ts'
import { inLocale } from '../../locale/locale-of-path.ts'
import { pageUrl } from '../../locale/url.ts'
import { cookiesContext, platformContext, visitorContext } from '../../session/contexts.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { safePath } from '../../session/safe-path.ts'
import { keepConsent } from '../../session/visitor/consent.ts'
import { setCookie } from '../../session/visitor/cookie-header.ts'
import type { Route } from './+types/preferences.ts'
import { savedMark } from './saved-notice.tsx'

const oneYear = 365 * 24 * 60 * 60

/** Stores the language, currency, country, theme or consent a visitor chose, and redirects back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { publicConfig } = context.get(platformContext)
  const { locale } = context.get(visitorContext)

  const language = localeByCode(text('language'))?.code
  const theme = text('theme')
  const asked = safePath(text('back'), pageUrl(locale.code, ''))
  const shown = linkCurrency(asked)
  const currency = currencies.find((each) => each === text('currency'))
  const chosen: [string, string | undefined][] = [
    [cookies.language, language],
    [cookies.country, countryByCode(text('country'))?.code],
    // A currency that came from a link isn't the visitor's choice.
    [cookies.currency, currency === shown ? undefined : currency],
    [cookies.theme, ['light', 'dark', 'system'].includes(theme) ? theme : undefined],
  ]
  const consent = answeredConsent(form)
  if (consent) keepConsent(context.get(cookiesContext), consent)
  const headers = new Headers()
  for (const [name, value] of chosen) {
    if (!value) continue
    const options = { maxAge: oneYear, secure: publicConfig.origin.startsWith('https:') }
    const domain = name === cookies.currency ? publicConfig.cookieDomain : undefined
    headers.append('set-cookie', setCookie(name, value, { ...options, domain }))
  }
  const back = currency && shown && currency !== shown ? withoutLinkCurrency(asked) : asked
  const [path = '', ...query] = back.split('?')
  const target = [language ? inLocale(path, language) : path, ...query].join('?')
  const isSaved = consent !== undefined || headers.has('set-cookie')
  return redirect(isSaved ? target + savedMark : target, { status: 303, headers })
}

/** Redirects home, because the address has no page of its own. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(pageUrl(context.get(visitorContext).locale.code, ''))
}
