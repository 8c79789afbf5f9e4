import type { PublicConfig } from '../../contract/page-platform.ts'
import { pageUrl } from '../locale/url.ts'

/**
 * Returns who runs the site and what it's called, as search engines read it on the home page (schema.org/Organization and
 * schema.org/WebSite). What isn't configured is left out.
 */
export function siteData(
  { origin, legalEntity, support }: Pick<PublicConfig, 'origin' | 'legalEntity' | 'support'>,
  { locale, description }: { locale: { code: string; hreflang: string }; description: string },
) {
  const id = `${origin}/#organization`
  const contact = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: support.email,
    ...(support.phone ? { telephone: support.phone } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name: 'Sojourn',
        ...(legalEntity ? { legalName: legalEntity } : {}),
        url: origin,
        logo: `${origin}/app/icon-512.png`,
        contactPoint: contact,
      },
      {
        '@type': 'WebSite',
        name: 'Sojourn',
        url: origin + pageUrl(locale.code, ''),
        description,
        inLanguage: locale.hreflang,
        publisher: { '@id': id },
      },
    ],
  }
}
