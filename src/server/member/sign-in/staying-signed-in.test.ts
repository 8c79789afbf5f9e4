import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import { days, minutes, seconds } from '../../platform/duration.ts'
import { openPlatform } from '../../platform/platform.ts'
import { createSignIns } from './sign-ins.ts'
import { createTokens } from './tokens.ts'

const site = await openMemberSite({ SECRET_KEY: 'k'.repeat(40) })
const { call, signUp, login, signedIn } = site
const { clock } = site.platform

const refresh = (refreshToken: string) =>
  call<{ token: string; refreshToken: string }>('POST', '/member/refresh-token', {
    body: { refreshToken },
  })
const get = (token: string) => call('GET', '/member/get', { token })

test('an access token is valid for half an hour and a refresh token for fifteen days, by their exp', async () => {
  const { token, refreshToken } = await signUp(someEmail())
  const life = (jwt: string) => {
    const { exp = 0, iat = 0 } = decodeJwt(jwt)
    return exp - iat
  }
  expect([life(token), life(refreshToken)]).toEqual([30 * 60, 15 * 24 * 3600])
})

test('an expired access token aborts the call, and refreshing still works', async () => {
  const { token, refreshToken } = await signUp(someEmail())
  clock.advance(minutes(30))
  const late = await get(token)
  expect([late.status, late.error, late.details]).toEqual([
    401,
    'SESSION_EXPIRED',
    { reason: 'expired' },
  ])
  expect(late.message).toBe(
    'The auth token or refresh token is invalid and the request was aborted.',
  )
  const { result } = await refresh(refreshToken)
  expect((await get(result.token)).status).toBe(200)
})

test('a refresh token works once: reusing it later ends the sign-in for every holder', async () => {
  const first = await signUp(someEmail())
  const second = (await refresh(first.refreshToken)).result
  clock.advance(seconds(11))
  const reused = await refresh(first.refreshToken)
  expect([reused.status, reused.error]).toEqual([401, 'REFRESH_TOKEN_INVALID'])
  expect((await refresh(second.refreshToken)).error).toBe('REFRESH_TOKEN_INVALID')
  expect((await get(second.token)).details).toEqual({ reason: 'ended' })
})

test('a token that is two refreshes old ends the sign-in at once', async () => {
  const first = await signUp(someEmail())
  const second = (await refresh(first.refreshToken)).result
  const third = (await refresh(second.refreshToken)).result
  expect((await refresh(first.refreshToken)).error).toBe('REFRESH_TOKEN_INVALID')
  expect((await get(third.token)).error).toBe('SESSION_EXPIRED')
})

test('two tabs that refresh at once both stay signed in', async () => {
  const { refreshToken } = await signUp(someEmail())
  const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
  for (const { status, result } of answers) {
    expect(status).toBe(200)
    expect((await get(result.token)).status).toBe(200)
  }
  const [one, other] = answers.map(({ result }) => decodeJwt(result.refreshToken).more)
  expect(one).toBe(other)
})

test('so do two servers', async () => {
  const other = await openPlatform(site.platform.config)
  afterAll(() => other.close())
  const tokens = createTokens(site.platform.signer.signAll('members', 'token key'), clock)
  const here = createSignIns({ db: site.platform.db, clock, tokens })
  const there = createSignIns({ db: other.db, clock, tokens })
  const { refreshToken } = await signUp(someEmail())
  const [one, two] = await Promise.all([here.refresh(refreshToken), there.refresh(refreshToken)])
  await here.authenticate(two.token)
  await there.authenticate(one.token)
  const next = await here.refresh(one.refreshToken)
  await there.authenticate(next.token)
})

test('a refresh token ends after fifteen days', async () => {
  const { refreshToken } = await signUp(someEmail())
  clock.advance(days(15))
  const late = await refresh(refreshToken)
  expect([late.status, late.error, late.message]).toEqual([
    401,
    'REFRESH_TOKEN_EXPIRED',
    'Expired refresh token',
  ])
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const foreign = createTokens(['another key than ours, long enough'], clock)

test.each([
  ['no token at all', () => 'nonsense'],
  ['unsigned', (token: string) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`],
  [
    'unsigned but called HS256',
    (token: string) => `${part({ alg: 'HS256' })}.${token.split('.')[1]}.`,
  ],
  [
    'signed with a foreign key',
    (token: string) => {
      const { sub = '', sid } = decodeJwt(token)
      return foreign.make('access', { subject: sub, id: String(sid) }, clock.now() + minutes(30))
    },
  ],
  [
    'with another member in it',
    (token: string) => {
      const [head, , signature] = token.split('.')
      return `${head}.${part({ ...decodeJwt(token), sub: crypto.randomUUID() })}.${signature}`
    },
  ],
])('an access token %s is refused', async (_, forge) => {
  const { token } = await signUp(someEmail())
  const answer = await get(await forge(token))
  expect([answer.status, answer.error, answer.details]).toEqual([
    401,
    'SESSION_EXPIRED',
    { reason: 'invalid' },
  ])
})

test('tokens of one kind can’t be used as another', async () => {
  const { token, refreshToken } = await signUp(someEmail())
  expect((await get(refreshToken)).error).toBe('SESSION_EXPIRED')
  const answer = await refresh(token)
  expect([answer.error, answer.message]).toEqual(['REFRESH_TOKEN_INVALID', 'Invalid refresh token'])
})

test('an authorization header without a token aborts the call', async () => {
  const answer = await call('GET', '/member/get', { headers: { authorization: 'Bearer' } })
  expect([answer.status, answer.error, answer.message]).toEqual([
    401,
    'TOKEN_MISSING',
    'No token, has authorization header',
  ])
  expect((await call('GET', '/member/get')).error).toBe('UNAUTHENTICATED')
})

test('signing out ends this sign-in with its refresh token, and no other', async () => {
  const email = someEmail()
  const one = await signUp(email, goodPassword)
  const other = await signedIn(login(email, goodPassword))
  expect((await call('POST', '/member/signout', { token: one.token })).status).toBe(200)
  expect((await get(one.token)).error).toBe('SESSION_EXPIRED')
  expect((await refresh(one.refreshToken)).error).toBe('REFRESH_TOKEN_INVALID')
  expect((await get(other.token)).status).toBe(200)
})

test('each sign-in is a session of its own', async () => {
  const email = someEmail()
  const one = await signUp(email, goodPassword)
  const other = await signedIn(login(email, goodPassword))
  expect(decodeJwt(one.token).sid).not.toBe(decodeJwt(other.token).sid)
})

interface Device {
  id: string
  userAgent: string
  country: string | null
  current: boolean
}

test('devices are listed with the current one marked, and only their member can sign them out', async () => {
  const email = someEmail()
  const one = await signUp(email, goodPassword)
  const phone = await signedIn(
    call('POST', '/v2/member/login', {
      body: { email, password: goodPassword },
      headers: { 'user-agent': 'A phone', 'x-country': 'KH' },
    }),
  )
  const { result } = await call<Device[]>('GET', '/account/devices', { token: one.token })
  expect(result).toHaveLength(2)
  const other = result.find(({ current }) => !current)
  expect(other).toMatchObject({ userAgent: 'A phone', country: 'KH' })
  const stranger = await signUp(someEmail())
  const path = `/account/devices/${other?.id}`
  expect((await call('DELETE', path, { token: stranger.token })).error).toBe('NOT_FOUND')
  expect((await call('DELETE', path, { token: one.token })).status).toBe(200)
  expect((await get(phone.token)).error).toBe('SESSION_EXPIRED')
})

test('signing out other devices requires a fresh sign-in, signing out this one doesn’t', async () => {
  const email = someEmail()
  const one = await signUp(email, goodPassword)
  const others = [
    await signedIn(login(email, goodPassword)),
    await signedIn(login(email, goodPassword)),
  ]
  clock.advance(minutes(11))
  expect((await call('DELETE', '/account/devices', { token: one.token })).error).toBe(
    'REAUTHENTICATION_REQUIRED',
  )
  const fresh = await signedIn(login(email, goodPassword))
  expect((await call('DELETE', '/account/devices', { token: fresh.token })).status).toBe(200)
  for (const { token } of [one, ...others]) expect((await get(token)).error).toBe('SESSION_EXPIRED')
  clock.advance(minutes(11))
  const [mine] = (await call<Device[]>('GET', '/account/devices', { token: fresh.token })).result
  const path = `/account/devices/${mine?.id}`
  expect((await call('DELETE', path, { token: fresh.token })).status).toBe(200)
  expect((await get(fresh.token)).error).toBe('SESSION_EXPIRED')
})

test('signing in again from the same browser takes the place of its sign-in', async () => {
  const email = someEmail()
  const before = await signUp(email, goodPassword)
  const body = { email, password: goodPassword }
  const after = await signedIn(call('POST', '/v2/member/login', { body, token: before.token }))
  expect((await get(before.token)).details).toEqual({ reason: 'ended' })
  expect((await get(after.token)).status).toBe(200)
})

test('a sign-in ends after ninety days, however often it’s refreshed', async () => {
  let { refreshToken } = await signUp(someEmail())
  for (let day = 0; day < 84; day += 14) {
    clock.advance(days(14))
    refreshToken = (await refresh(refreshToken)).result.refreshToken
  }
  clock.advance(days(6))
  expect((await refresh(refreshToken)).error).toBe('REFRESH_TOKEN_EXPIRED')
})

test('a deleted member is no longer signed in', async () => {
  const email = someEmail()
  const { token, refreshToken } = await signUp(email)
  await site.platform.connection.pool.query('delete from member where email = $1', [email])
  expect((await get(token)).error).toBe('SESSION_EXPIRED')
  expect((await refresh(refreshToken)).error).toBe('REFRESH_TOKEN_INVALID')
})

test('an invalid id is named', async () => {
  const { token } = await signUp(someEmail())
  const answer = await call('DELETE', '/account/devices/nonsense', { token })
  expect([answer.error, answer.fields]).toEqual(['VALIDATION', { id: 'invalid_uuid' }])
})
