/** Settings that only make sense together. */
const pairs = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'],
  ['IMAGE_STORE_URL', 'IMAGE_STORE_KEY_ID'],
  ['IMAGE_STORE_URL', 'IMAGE_STORE_SECRET'],
] as const

const neededInProduction = {
  SECRET_KEY: 'at least 32 random characters',
  DOCUMENT_KEYS: 'keys of at least 32 random characters, the newest first, comma-separated',
  // From HOST, mails would link to the reader's own machine.
  PUBLIC_ORIGIN: "the site's own origin, such as https://travel.example",
}

/** What processes with different roles have to share; one with all of them has defaults. */
const sharedKey = { SECRET_KEY: 'the key of all processes' }
const sharedDatabase = { ...sharedKey, DATABASE_URL: 'the database of all processes' }
const neededBesideOthers = {
  web: { ...sharedKey, FRONT_API_URL: 'the origin of the processes with ROLE=api' },
  api: sharedDatabase,
  worker: sharedDatabase,
}

type SplitRole = keyof typeof neededBesideOthers

const thisMachine = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|$)/

/** Returns what is wrong between settings that are each right, a sentence each; empty if nothing is. */
export function problemsTogether(
  environment: NodeJS.ProcessEnv,
  { origin, production }: { origin: string; production: boolean },
): string[] {
  const problems: string[] = []
  const { ROLE: role = '' } = environment
  if (role in neededBesideOthers) {
    for (const [name, cure] of Object.entries(neededBesideOthers[role as SplitRole])) {
      if (!environment[name]) problems.push(`${name} must be set with ROLE=${role} to ${cure}.`)
    }
  }
  if (production) {
    for (const [name, cure] of Object.entries(neededInProduction)) {
      // Pages see no document numbers.
      if (role === 'web' && name === 'DOCUMENT_KEYS') continue
      if (!environment[name]) problems.push(`${name} must be set in production to ${cure}.`)
    }
    if (environment.PUBLIC_ORIGIN && !origin.startsWith('https:') && !thisMachine.test(origin)) {
      problems.push(
        'PUBLIC_ORIGIN must be an https address in production, for cookies travel and mails link by it; http only for this machine itself.',
      )
    }
  }
  for (const [one, other] of pairs) {
    if (!environment[one] !== !environment[other]) {
      problems.push(`${one} and ${other} must be set together, or neither.`)
    }
  }
  const { COOKIE_DOMAIN: domain, PUBLIC_ORIGIN } = environment
  if (domain && PUBLIC_ORIGIN && !isWithin(origin, domain)) {
    problems.push('COOKIE_DOMAIN must be the domain of PUBLIC_ORIGIN or one above it.')
  }
  const { DUFFEL_TOKEN: token, STRIPE_SECRET_KEY: key, DUFFEL_STAYS: stays } = environment
  if ((stays === '1' || stays === 'true') && !token) {
    problems.push(
      'DUFFEL_TOKEN must be set with DUFFEL_STAYS=1 to the token of the account that has access to Duffel Stays.',
    )
  }
  if (token?.startsWith('duffel_live_') && !key?.startsWith('sk_live_')) {
    problems.push(
      'DUFFEL_TOKEN buys real tickets and stays, so STRIPE_SECRET_KEY must be one that starts with sk_live_: play money must not pay for them.',
    )
  }
  if (environment.CLOCK_AHEAD && production) {
    problems.push('CLOCK_AHEAD must not be set in production: it moves every expiry.')
  }
  return problems
}

/** Browsers refuse cookies for a domain that the page isn't in. */
function isWithin(origin: string, domain: string): boolean {
  const above = domain.replace(/^\./, '').toLowerCase()
  const { hostname } = new URL(origin)
  return hostname === above || hostname.endsWith(`.${above}`)
}
