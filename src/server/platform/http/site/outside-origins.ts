import type { Config } from '../../../config.ts'

/**
 * Returns the external origins used by pages: form redirects (a payment page, a provider's sign-in), and embedded
 * prompts (Google's one-tap).
 */
export function outsideOrigins(config: Config): {
  formTargets: string[]
  partners: string[]
  photos: string[]
} {
  const google = 'https://accounts.google.com'
  const targets: [string | undefined, string][] = [
    [config.STRIPE_SECRET_KEY, 'https://checkout.stripe.com'],
    [config.GOOGLE_CLIENT_ID, google],
    [config.FACEBOOK_CLIENT_ID, 'https://www.facebook.com'],
    [config.LINE_CLIENT_ID, 'https://access.line.me'],
  ]
  return {
    formTargets: targets.filter(([set]) => set).map(([, origin]) => origin),
    partners: config.GOOGLE_CLIENT_ID ? [google] : [],
    photos: config.DUFFEL_TOKEN && config.DUFFEL_STAYS ? ['https://assets.duffel.com'] : [],
  }
}
