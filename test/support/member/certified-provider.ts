import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import { afterAll } from 'vitest'

/** Who signs in at the provider, and whether they consent. */
export interface Decision {
  sub: string
  email: string
  email_verified: boolean
  name: string
  allow: boolean
}

const configurationFor = (redirectUri: string, decision: () => Decision): Configuration => ({
  clients: [
    {
      client_id: 'sojourn',
      client_secret: 'a secret of the tests',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // Like Google: the scope's claims are in the ID token.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  cookies: { keys: ['of the tests'] },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, sub) => ({
    accountId: sub,
    claims: () => {
      const { allow: _allow, ...claims } = decision()
      return { ...claims, sub }
    },
  }),
})

/**
 * Starts `oidc-provider`, a certified OpenID provider, on its own port. `decide` returns the simulated user's
 * decision; `visit` follows an authorization URL like a browser, up to the redirect back to the site.
 */
export async function startCertifiedProvider(redirectUri: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let decision: Decision = {
    sub: 'person-1',
    email: 'dara.sok@example.com',
    email_verified: true,
    name: 'Dara Sok',
    allow: true,
  }
  const provider = new Provider(
    issuer,
    configurationFor(redirectUri, () => decision),
  )
  const answer = provider.callback()

  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (!decision.allow) {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    if (prompt.name === 'login') {
      const login = { accountId: decision.sub }
      return provider.interactionFinished(request, response, { login })
    }
    const accountId = session?.accountId
    const grant = new provider.Grant({ ...(accountId ? { accountId } : {}), clientId: 'sojourn' })
    grant.addOIDCScope(String(params.scope))
    return provider.interactionFinished(request, response, {
      consent: { grantId: await grant.save() },
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  async function visit(address: string): Promise<URL> {
    const jar = new Map<string, string>()
    let url = new URL(address)
    for (let step = 0; step < 10; step += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await fetch(url, { headers: { cookie }, redirect: 'manual' })
      for (const set of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/s) ?? []
        jar.set(name, value)
      }
      const next = reply.headers.get('location')
      if (!next) throw new Error(`${url.pathname} answered ${reply.status}: ${await reply.text()}`)
      url = new URL(next, url)
      if (url.href.startsWith(redirectUri)) return url
    }
    throw new Error('sent around in circles')
  }

  return {
    issuer,
    visit,
    decide(next: Partial<Decision>) {
      decision = { ...decision, ...next }
    },
  }
}
