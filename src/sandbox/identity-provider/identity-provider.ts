import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { SignJWT } from 'jose'
import { z } from 'zod'
import { socialProviders } from '../../contract/member/social.ts'
import { cacheSpace } from '../../server/platform/cache/cache.ts'
import { inSeconds, minutes } from '../../server/platform/duration.ts'
import { newSecretId } from '../../server/platform/ids.ts'
import type { Platform } from '../../server/platform/platform.ts'
import { authorizePage, refusalPage } from './authorize-page.ts'
import { oneTapScript } from './one-tap-script.ts'
import { keyId, signingKey } from './signing-key.ts'

const askedSchema = z.object({
  client_id: z.string().startsWith('sojourn-'),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  state: z.string().default(''),
  nonce: z.string().optional(),
  scope: z.string().default(''),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
})
export type Asked = z.infer<typeof askedSchema>

const personSchema = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email(),
  verified: z.literal('on').optional(),
})
type Person = { sub: string; name: string; email: string; verified: boolean }

const lifetime = minutes(5)

/**
 * Creates a simulation of all three social providers outside production: OpenID Connect for Google, plain OAuth 2 with
 * a profile call for Facebook and LINE. The user chooses who to be; everything else is as strict as a real provider,
 * so that the site's code is really tested.
 */
export function createIdentityProvider({
  cache,
  clock,
  config,
  signer,
}: Pick<Platform, 'cache' | 'clock' | 'config' | 'signer'>): Hono {
  const codes = cacheSpace<Asked & { person: Person }>(cache, 'dev-idp-code', lifetime)
  const accessTokens = cacheSpace<Person>(cache, 'dev-idp-token', lifetime)
  const site = config.PUBLIC_ORIGIN
  const key = signingKey(signer)
  const issuerOf = (provider: string) => `${site}/dev/idp/${provider}`

  async function idToken(provider: string, audience: string, person: Person, nonce?: string) {
    const now = Math.floor(clock.now() / 1000)
    const { sub, name, email, verified } = person
    return new SignJWT({ name, email, email_verified: verified, ...(nonce ? { nonce } : {}) })
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(issuerOf(provider))
      .setAudience(audience)
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + inSeconds(lifetime))
      .sign(await key.secret)
  }

  /** Returns the request, or undefined if it isn't from this site: codes are only sent there. */
  function asked(c: Context): Asked | undefined {
    const parsed = askedSchema.safeParse(c.req.query())
    if (!parsed.success) return undefined
    const { pathname, host } = new URL(parsed.data.redirect_uri)
    const here = c.req.header('host') ?? new URL(site).host
    return pathname === '/callback' && host === here ? parsed.data : undefined
  }

  const hono = new Hono()
  hono.use('/:provider/*', async (c, next) => {
    const known = socialProviders.some((name) => name === c.req.param('provider'))
    return known ? next() : c.notFound()
  })

  hono.get('/:provider/.well-known/openid-configuration', (c) => {
    const issuer = issuerOf(c.req.param('provider'))
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
  })
  hono.get('/:provider/jwks', (c) => c.json({ keys: [key.open] }))

  hono.get('/:provider/authorize', (c) => {
    const from = asked(c)
    if (!from) return c.html(refusalPage(), 400)
    return c.html(authorizePage(c.req.param('provider'), from))
  })
  hono.post('/:provider/authorize', async (c) => {
    const from = asked(c)
    if (!from) return c.html(refusalPage(), 400)
    const provider = c.req.param('provider')
    const back = new URL(from.redirect_uri)
    if (from.state) back.searchParams.set('state', from.state)
    if (provider === 'google') back.searchParams.set('iss', issuerOf(provider))
    const form = await c.req.parseBody()
    if (form.decision !== 'allow') {
      back.searchParams.set('error', 'access_denied')
      return c.redirect(back.href, 303)
    }
    const person = personSchema.safeParse(form)
    if (!person.success)
      return c.html(authorizePage(provider, from, 'Enter a name and an e-mail address.'), 400)
    const code = newSecretId()
    await codes.set(code, { ...from, person: personOf(provider, person.data) })
    back.searchParams.set('code', code)
    return c.redirect(back.href, 303)
  })

  hono.post('/:provider/token', async (c) => {
    const form = await c.req.parseBody()
    const given = await codes.get(String(form.code))
    await codes.delete(String(form.code))
    const challenge = createHash('sha256').update(String(form.code_verifier)).digest('base64url')
    const right =
      given?.client_id === form.client_id &&
      given?.redirect_uri === form.redirect_uri &&
      given?.code_challenge === challenge
    if (!given || !right) return c.json({ error: 'invalid_grant' }, 400)
    const access_token = newSecretId()
    await accessTokens.set(access_token, given.person)
    const provider = c.req.param('provider')
    const openId = given.scope.split(' ').includes('openid')
    return c.json({
      access_token,
      token_type: 'bearer',
      expires_in: inSeconds(lifetime),
      ...(openId
        ? { id_token: await idToken(provider, given.client_id, given.person, given.nonce) }
        : {}),
    })
  })

  const bearerPerson = async (c: Context) =>
    accessTokens.get(/^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '')
  hono.get('/:provider/me', async (c) => {
    const person = await bearerPerson(c)
    if (!person) return c.json({ error: 'invalid_token' }, 401)
    const { sub, name, email, verified } = person
    return c.json({ id: sub, sub, name, email, email_verified: verified })
  })
  hono.get('/:provider/profile', async (c) => {
    const person = await bearerPerson(c)
    if (!person) return c.json({ error: 'invalid_token' }, 401)
    return c.json({ userId: person.sub, displayName: person.name })
  })

  hono.get('/google/one-tap.js', (c) =>
    c.body(oneTapScript('/dev/idp/google/one-tap'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
  )
  hono.post('/google/one-tap', async (c) => {
    const form = await c.req.parseBody()
    const person = personSchema.safeParse(form)
    if (!person.success) return c.json({ error: 'invalid_request' }, 400)
    const credential = await idToken(
      'google',
      'sojourn-google',
      personOf('google', person.data),
      String(form.nonce ?? ''),
    )
    return c.json({ credential })
  })
  return hono
}

/** Returns the same person for the same address and provider each time. */
function personOf(
  provider: string,
  { name, email, verified }: z.infer<typeof personSchema>,
): Person {
  const address = email.toLowerCase()
  const sub = createHash('sha256').update(`${provider} ${address}`).digest('hex').slice(0, 21)
  return { sub, name, email: address, verified: verified === 'on' }
}
