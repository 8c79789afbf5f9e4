import * as client from 'openid-client'
import type { SocialProvider } from '../../../contract/member/social.ts'
import type { ClientSettings, SocialProviderPort, Vouched } from './social-provider.ts'
import { vouching } from './vouching.ts'

interface PlainOAuthSettings extends ClientSettings {
  provider: SocialProvider
  authorizationEndpoint: string
  tokenEndpoint: string
  /** Empty for none (S9.4). */
  scope: string
  /** The address of the user's profile; may need more than the token. */
  profileUrl(accessToken: string): string
  readProfile(profile: unknown): Omit<Vouched, 'provider'>
}

/** Creates a provider that uses plain OAuth 2: identity comes from its own profile call instead of an ID token. */
export function plainOAuthProvider(settings: PlainOAuthSettings): SocialProviderPort {
  const { provider, clientId, clientSecret, scope } = settings
  const server = {
    issuer: new URL(settings.authorizationEndpoint).origin,
    authorization_endpoint: settings.authorizationEndpoint,
    token_endpoint: settings.tokenEndpoint,
  }
  const auth = client.ClientSecretPost(clientSecret)
  const configuration = new client.Configuration(server, clientId, {}, auth)
  if (settings.fetch) configuration[client.customFetch] = settings.fetch as client.CustomFetch
  // Plain HTTP is only for the embedded provider on this machine.
  if (server.token_endpoint.startsWith('http:')) client.allowInsecureRequests(configuration)

  return {
    authorizationUrl: ({ state, codeChallenge, redirectUri }) =>
      vouching(async () => {
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          state,
          response_type: 'code',
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          ...(scope ? { scope } : {}),
        })
        return url.href
      }),
    redeem: ({ code, codeVerifier, redirectUri }) =>
      vouching(async () => {
        const answer = new URL(redirectUri)
        answer.searchParams.set('code', code)
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: codeVerifier,
        })
        const token = tokens.access_token
        const profile = new URL(settings.profileUrl(token))
        const told = await client.fetchProtectedResource(configuration, token, profile, 'GET')
        if (!told.ok) throw new Error(`the profile call answered ${told.status}`)
        return { provider, ...settings.readProfile(await told.json()) }
      }),
  }
}
