import { days, inSeconds } from '../../duration.ts'

interface Situation {
  nonce: string
  /** Whether Vite serves the pages, which needs slightly more. */
  live: boolean
  /** External origins that a form may redirect to, such as a gateway's payment page. */
  formTargets: readonly string[]
  /** Origins whose scripts may be framed, styled and called, such as a sign-in prompt. */
  partners?: readonly string[]
  /** Origins that suppliers' photos come from. */
  photos?: readonly string[]
}

/**
 * Returns the headers of every page. Scripts only run with this response's nonce, or if such a script loads them, so
 * that injected markup can't run.
 */
export function pageHeaders({
  nonce,
  live,
  formTargets,
  partners = [],
  photos = [],
}: Situation): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's client adds style elements in development.
    'style-src': [live ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`, ...partners].join(
      ' ',
    ),
    // React writes inline style attributes, which can't execute anything.
    'style-src-attr': "'unsafe-inline'",
    // The hotel map draws its ground in a worker. Without this, workers would need the nonce of scripts.
    'worker-src': "'self'",
    'img-src': ["'self' data:", ...photos].join(' '),
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

/** What no response of ours may do, whatever it is: be framed, be a plugin, or change what its addresses mean. */
const always = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

const nothing = `default-src 'none'; ${always}`

/**
 * The policy of built files. The drawings among them have styles of their own; workers, which obey their own file's policy, load
 * from this site.
 */
const filePolicy = `default-src 'self'; style-src 'self' 'unsafe-inline'; ${always}`

/** The policy of the sandbox's and the development tools' pages, which have a style of their own and no script. */
const toolPolicy = `default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; ${always}`

/** Returns the policy of a response that brings none of its own: a built file, another page, or what has nothing to load. */
export function otherPolicy(isFile: boolean, type: string): string {
  if (isFile) return filePolicy
  return type.startsWith('text/html') ? toolPolicy : nothing
}

/** Returns the headers of every response that has none of its own by these names. */
export function commonHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy': nothing,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(production
      ? { 'strict-transport-security': `max-age=${inSeconds(days(365))}; includeSubDomains` }
      : {}),
  }
}
