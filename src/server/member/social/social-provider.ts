import type { SocialProvider } from '../../../contract/member/social.ts'

/** Who somebody is, as a provider vouches for it. */
export interface Vouched {
  provider: SocialProvider
  /** The provider's own, stable id of the person. */
  subject: string
  /** Lower case; empty when the provider tells none. */
  email: string
  /** Whether the provider says that the address is theirs. */
  emailVerified: boolean
  name: string
}

/** What the visitor brought back, with what the site kept of asking. */
export interface Grant {
  code: string
  codeVerifier: string
  nonce: string
  redirectUri: string
  /** `iss` of the answer, where the provider sent one (RFC 9207). */
  iss?: string | undefined
}

/** One social provider. Its calls throw SOCIAL_FAILED when it can't or won't confirm who somebody is. */
export interface SocialProviderPort {
  authorizationUrl(asked: {
    state: string
    nonce: string
    codeChallenge: string
    redirectUri: string
  }): Promise<string>
  redeem(grant: Grant): Promise<Vouched>
  /** For providers with a prompt that hands an ID token straight to the page. */
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
  /** How to reach the provider; over the network unless told otherwise. */
  fetch?: Fetch | undefined
}
