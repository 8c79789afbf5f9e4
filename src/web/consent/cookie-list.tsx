import { useT } from '../locale/language.ts'
import type { ConsentPurpose } from '../session/visitor/consent.ts'

/** What is stored on a device; `lasts` in days unless it's a word. */
const stored: readonly {
  names: string
  use: Use
  purpose: 'necessary' | ConsentPurpose
  lasts: number | 'session' | 'open' | 'device'
}[] = [
  { names: 'sid', use: 'session', purpose: 'necessary', lasts: 'session' },
  { names: 'auth_token, auth_refresh', use: 'sign-in', purpose: 'necessary', lasts: 15 },
  {
    names: 'auth_flow, auth_social, auth_one_tap, auth_redirect, order_proof',
    use: 'steps',
    purpose: 'necessary',
    lasts: 1,
  },
  { names: 'auid, auid_renewed', use: 'device', purpose: 'necessary', lasts: 'device' },
  {
    names: 'Language_code, preferred_country, Currency, theme',
    use: 'preferences',
    purpose: 'necessary',
    lasts: 365,
  },
  { names: 'order_access', use: 'orders', purpose: 'necessary', lasts: 7 },
  { names: 'cart, drafts, trip', use: 'cart', purpose: 'necessary', lasts: 30 },
  { names: 'promo', use: 'promo', purpose: 'necessary', lasts: 7 },
  { names: 'consent', use: 'consent', purpose: 'necessary', lasts: 180 },
  { names: 'hidden_messages, one_tap_rest', use: 'hidden', purpose: 'necessary', lasts: 365 },
  { names: 'recent-*, saved-stays', use: 'recent', purpose: 'necessary', lasts: 'open' },
  { names: 'Asn-Num', use: 'network', purpose: 'statistics', lasts: 'session' },
  {
    names: 'ads, affiliate, utm, organic, journey, ref_src',
    use: 'source',
    purpose: 'marketing',
    lasts: 7,
  },
  { names: 'triggered_messages', use: 'triggered', purpose: 'marketing', lasts: 'open' },
]

type Use =
  | (
      | 'session'
      | 'sign-in'
      | 'steps'
      | 'device'
      | 'preferences'
      | 'orders'
      | 'cart'
      | 'promo'
      | 'consent'
    )
  | ('hidden' | 'recent' | 'network' | 'source' | 'triggered')

/** Renders everything that the site stores on a device. */
export function CookieList() {
  const t = useT()
  return (
    <section className="mb-8">
      <h2 className="text-lg font-semibold tracking-tight">{t('consent.list-title')}</h2>
      <dl className="mt-2 divide-y divide-line">
        {stored.map(({ names, use, purpose, lasts }) => (
          <div key={names} className="py-3">
            <dt className="font-semibold wrap-anywhere">{names}</dt>
            <dd>{t(`consent.use-${use}`)}</dd>
            <dd className="text-sm text-ink-soft">
              {t('consent.list-facts', {
                purpose: t(`consent.${purpose}`),
                lasts:
                  typeof lasts === 'number'
                    ? t('consent.lasts-days', { days: lasts })
                    : t(`consent.lasts-${lasts}`),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
