import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SocialProvider } from '../../../contract/member/social.ts'
import type { Config } from '../../config.ts'
import { openIdProvider } from './openid-provider.ts'
import { plainOAuthProvider } from './plain-oauth-provider.ts'
import type { ClientSettings, Fetch, SocialProviderPort } from './social-provider.ts'

export type SocialProviders = Partial<Record<SocialProvider, SocialProviderPort>>

/** The embedded identity provider, used if no client of a real one is configured. */
export interface StandIn {
  /** Its address for browsers: `https://site/dev/idp`. */
  address: string
  fetch: Fetch
}

interface Client extends ClientSettings {
  /** Set if the embedded provider simulates this one. */
  standIn: string | undefined
}

/** Returns the available providers: those with credentials, and outside production simulated ones for the rest. */
export function socialProviders(config: Config, standIn: StandIn | undefined): SocialProviders {
  const make = { google, facebook, line } as const
  const clients = {
    google: [config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET],
    facebook: [config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET],
    line: [config.LINE_CLIENT_ID, config.LINE_CLIENT_SECRET],
  } as const
  const offered: SocialProviders = {}
  for (const name of ['google', 'facebook', 'line'] as const) {
    const [clientId, clientSecret] = clients[name]
    if (clientId && clientSecret) {
      offered[name] = make[name]({ clientId, clientSecret, standIn: undefined })
    } else if (standIn) {
      const port = make[name]({
        clientId: `sojourn-${name}`,
        clientSecret: 'stand-in',
        fetch: standIn.fetch,
        standIn: `${standIn.address}/${name}`,
      })
      offered[name] = { ...port, authorizationUrl: underSameName(port.authorizationUrl) }
    }
  }
  return offered
}

type Asking = SocialProviderPort['authorizationUrl']

/** Returns the embedded provider's address at the host name the visitor uses: localhost, or an IP address. */
const underSameName =
  (ask: Asking): Asking =>
  async (asked) => {
    const { pathname, search } = new URL(await ask(asked))
    return new URL(`${pathname}${search}`, asked.redirectUri).href
  }

const google = (client: Client): SocialProviderPort =>
  openIdProvider({
    ...client,
    provider: 'google',
    issuer: client.standIn ?? 'https://accounts.google.com',
    scope: 'openid email profile',
    oneTapScript: client.standIn
      ? `${new URL(client.standIn).pathname}/one-tap.js`
      : 'https://accounts.google.com/gsi/client',
  })

const facebookProfile = z.object({
  id: z.string(),
  name: z.string().default(''),
  email: z.email().optional(),
})

const facebook = (client: Client): SocialProviderPort =>
  plainOAuthProvider({
    ...client,
    provider: 'facebook',
    authorizationEndpoint: client.standIn
      ? `${client.standIn}/authorize`
      : 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenEndpoint: client.standIn
      ? `${client.standIn}/token`
      : 'https://graph.facebook.com/v23.0/oauth/access_token',
    scope: 'public_profile email',
    profileUrl(accessToken) {
      const url = new URL(
        client.standIn ? `${client.standIn}/me` : 'https://graph.facebook.com/v23.0/me',
      )
      url.searchParams.set('fields', 'id,name,email')
      // Proves that a token wasn't taken from another app: Facebook's "Require App Secret".
      const proof = createHmac('sha256', client.clientSecret).update(accessToken).digest('hex')
      url.searchParams.set('appsecret_proof', proof)
      return url.href
    },
    readProfile(profile) {
      const { id, name, email = '' } = facebookProfile.parse(profile)
      // The Graph API doesn't say whether the address is verified.
      return { subject: id, name, email: email.toLowerCase(), emailVerified: false }
    },
  })

const lineProfile = z.object({ userId: z.string(), displayName: z.string().default('') })

const line = (client: Client): SocialProviderPort =>
  plainOAuthProvider({
    ...client,
    provider: 'line',
    authorizationEndpoint: client.standIn
      ? `${client.standIn}/authorize`
      : 'https://access.line.me/oauth2/v2.1/authorize',
    tokenEndpoint: client.standIn
      ? `${client.standIn}/token`
      : 'https://api.line.me/oauth2/v2.1/token',
    scope: '',
    profileUrl: () =>
      client.standIn ? `${client.standIn}/profile` : 'https://api.line.me/v2/profile',
    readProfile(profile) {
      const { userId, displayName } = lineProfile.parse(profile)
      return { subject: userId, name: displayName, email: '', emailVerified: false }
    },
  })
