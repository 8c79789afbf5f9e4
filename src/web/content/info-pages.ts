/** Information pages about the company and its rules: their paths, with their sections in `content.json`. */
export const infoSections = {
  covid19: ['covid-rules', 'covid-cancelled', 'covid-choice', 'covid-ill'],
  about: ['about-what', 'about-prices', 'about-money', 'about-suppliers'],
  'terms/uses': ['uses-site', 'uses-account', 'uses-fair', 'uses-content', 'uses-changes'],
  'terms/condition': [
    'condition-contract',
    'condition-price',
    'condition-names',
    'condition-payment',
    'condition-documents',
    'condition-change',
    'condition-connections',
    'condition-liability',
    'condition-law',
  ],
  privacy: [
    'privacy-what',
    'privacy-why',
    'privacy-who',
    'privacy-cookies',
    'privacy-long',
    'privacy-rights',
  ],
  cookies: ['cookies-necessary', 'cookies-statistics', 'cookies-marketing', 'cookies-change'],
  'refund-policy': [
    'refund-how',
    'refund-amount',
    'refund-when',
    'refund-airline',
    'refund-failed',
    'refund-partial',
  ],
} as const

export type InfoPage = keyof typeof infoSections

export const infoPages = Object.keys(infoSections) as InfoPage[]

/** Returns a page's name in `content.json`: its path with dashes. */
export const infoName = {
  covid19: 'covid',
  about: 'about',
  'terms/uses': 'uses',
  'terms/condition': 'condition',
  privacy: 'privacy',
  cookies: 'cookies',
  'refund-policy': 'refund',
} as const satisfies Record<InfoPage, string>

/** Returns the name under which staff rewrite a page: its path with dashes. */
export const infoSlug = (path: InfoPage): string => path.replace('/', '-')

/** Returns the page that comes with the site whose text a written one takes the place of. */
export const infoPageOf = (slug: string): InfoPage | undefined =>
  infoPages.find((path) => infoSlug(path) === slug)

/** The day on which the text of these pages last changed. */
export const infoUpdated = '2026-11-24'
