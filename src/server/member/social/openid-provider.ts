import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from 'jose'
import * as client from 'openid-client'
import type { SocialProvider } from '../../../contract/member/social.ts'
import type { ClientSettings, OneTap, SocialProviderPort } from './social-provider.ts'
import { vouchedBy, vouching } from './vouching.ts'

/** Signatures that only the provider can create; a shared secret's would let any holder sign. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']

interface OpenIdSettings extends ClientSettings {
  provider: SocialProvider
  issuer: string
  scope: string
  oneTapScript?: string
}

/**
 * Creates a provider that uses OpenID Connect: endpoints, keys and algorithms come from its discovery document. The ID
 * token's signature, issuer, audience, nonce and expiry are checked.
 */
export function openIdProvider(settings: OpenIdSettings): SocialProviderPort {
  const { provider, issuer, scope, clientId, clientSecret } = settings
  let found: Promise<client.Configuration> | undefined

  /**
   * Returns the discovery document, loaded when first needed and again after a failure, so that a provider's outage
   * doesn't prevent a start.
   */
  function configuration(): Promise<client.Configuration> {
    found ??= discover(settings).catch((error) => {
      found = undefined
      throw error
    })
    return found
  }

  async function checkIdToken(idToken: string, nonce: string) {
    const metadata = (await configuration()).serverMetadata()
    const keys = createRemoteJWKSet(
      new URL(metadata.jwks_uri ?? ''),
      settings.fetch ? { [joseFetch]: settings.fetch } : {},
    )
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      // Google's issuer comes with or without the scheme (according to its documentation).
      issuer: [metadata.issuer, metadata.issuer.replace('https://', '')],
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    if (payload.nonce !== nonce) throw new Error('the nonce is not the one that was sent')
    return vouchedBy(provider, payload)
  }

  const oneTap: OneTap | undefined = settings.oneTapScript
    ? {
        clientId,
        script: settings.oneTapScript,
        check: (idToken, nonce) => vouching(() => checkIdToken(idToken, nonce)),
      }
    : undefined

  return {
    authorizationUrl: ({ state, nonce, codeChallenge, redirectUri }) =>
      vouching(async () => {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          response_type: 'code',
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
        })
        return url.href
      }),
    redeem: ({ code, codeVerifier, nonce, redirectUri, iss }) =>
      vouching(async () => {
        const answer = new URL(redirectUri)
        answer.searchParams.set('code', code)
        if (iss) answer.searchParams.set('iss', iss)
        const tokens = await client.authorizationCodeGrant(await configuration(), answer, {
          pkceCodeVerifier: codeVerifier,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return vouchedBy(provider, tokens.claims())
      }),
    ...(oneTap ? { oneTap } : {}),
  }

  async function discover({ fetch }: OpenIdSettings): Promise<client.Configuration> {
    const server = new URL(issuer)
    // Plain HTTP is only for the embedded provider and tests on this machine.
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : []
    const own = fetch ? { [client.customFetch]: fetch as client.CustomFetch } : {}
    const auth = client.ClientSecretPost(clientSecret)
    const configuration = await client.discovery(server, clientId, {}, auth, { execute, ...own })
    if (fetch) configuration[client.customFetch] = fetch as client.CustomFetch
    return configuration
  }
}
