import type { SocialProvider } from '../../../contract/member/social.ts'

/** A user's identity as asserted by a provider. */
export interface Vouched {
  provider: SocialProvider
  /** The provider's own stable id of the user. */
  subject: string
  /** Lower case; empty if the provider returns none. */
  email: string
  /** Whether the provider has verified the address. */
  emailVerified: boolean
  name: string
}

/** What the visitor returned with, and what the site stored about the request. */
export interface Grant {
  code: string
  codeVerifier: string
  nonce: string
  redirectUri: string
  /** The response's `iss`, if the provider sent one (RFC 9207). */
  iss?: string | undefined
}

/** A social provider. Its calls throw SOCIAL_FAILED if it can't or won't confirm the user's identity. */
export interface SocialProviderPort {
  authorizationUrl(asked: {
    state: string
    nonce: string
    codeChallenge: string
    redirectUri: string
  }): Promise<string>
  redeem(grant: Grant): Promise<Vouched>
  /** For providers with a prompt that passes an ID token directly to the page. */
  oneTap?: OneTap
}

export interface OneTap {
  clientId: string
  /** Where the prompt's script is. */
  script: string
  check(idToken: string, nonce: string): Promise<Vouched>
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export interface ClientSettings {
  clientId: string
  clientSecret: string
  /** How to call the provider; over the network by default. */
  fetch?: Fetch | undefined
}
