import { days, inSeconds } from '../../duration.ts'

interface Situation {
  nonce: string
  /** Whether the pages come from Vite, which needs a little more. */
  live: boolean
  /** Origins outside the site that a form's answer may lead to, such as a gateway's payment page. */
  formTargets: readonly string[]
  /** Origins whose scripts' parts, such as a sign-in prompt, may be framed, styled and asked. */
  partners?: readonly string[]
}

/**
 * The headers of every page. Scripts run only with this answer's nonce, or when such a script loads
 * them, so that words injected into a page stay words.
 */
export function pageHeaders({
  nonce,
  live,
  formTargets,
  partners = [],
}: Situation): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's client adds style elements of its own while developing.
    'style-src': [live ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`, ...partners].join(
      ' ',
    ),
    // React writes an element's measures as its style attribute; those can run nothing.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': [live ? "'self' ws:" : "'self'", ...partners].join(' '),
    'frame-src': ["'self'", ...partners].join(' '),
    'form-action': ["'self'", ...formTargets].join(' '),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  }
}

/** The headers of every answer, page or not. */
export function commonHeaders(production: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(production
      ? { 'strict-transport-security': `max-age=${inSeconds(days(365))}; includeSubDomains` }
      : {}),
  }
}
