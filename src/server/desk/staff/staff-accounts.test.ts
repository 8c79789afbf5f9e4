import { describe, expect, it } from 'vitest'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { Traveller } from '../../../../test/support/traveller.ts'
import { days, minutes, seconds } from '../../platform/duration.ts'
import { createDeskLog } from '../log/desk-log-store.ts'
import { createStaffSessions } from './session-store.ts'
import { createStaffAccounts } from './staff-accounts.ts'
import { staffCommand } from './staff-command.ts'
import { codeAt } from './totp.ts'

const shop = await openMemberSite()
const { db, clock } = shop.platform
const log = createDeskLog({ db, clock })
const sessions = createStaffSessions({ db, clock })
const accounts = createStaffAccounts({ db, clock, sessions, log })

const run = (line: string) =>
  staffCommand(
    line.split(' ').map((word) => word.replace('_', ' ')),
    { accounts, origin: 'https://travel.example' },
  )
/** A new visitor each time: attempts are limited by network. */
const call = (path: string, body: unknown, headers?: Record<string, string>) =>
  shop.traveller().call<Record<string, string>>('POST', `/desk/${path}`, body, headers)
const session = (token: string) =>
  shop.traveller().call('GET', '/desk/session', undefined, { authorization: `Bearer ${token}` })
const later = () => clock.advance(seconds(30))

let count = 0
/** Adds an account by the command; returns its address and the token of its setup link. */
async function invite(role = 'support,finance') {
  count += 1
  const email = `mei.${count}@staff.example`
  const { text } = await run(`add ${email} --name Mei_Tan --role ${role}`)
  const [, setup = ''] = /\/en\/desk\/sign-in\?setup=(\S+)$/.exec(text) ?? []
  return { email, setup }
}

const password = 'four words like these'

/** Adds an account and sets it up with an authenticator app. */
async function open() {
  const { email, setup } = await invite()
  const { secret = '' } = (await call('setup', { setup })).result
  const code = () => codeAt(secret, clock.now())
  const { result } = await call('setup/complete', { setup, password, code: code() })
  later()
  return { email, setup, code, token: result.token ?? '' }
}

it('the link of the command sets up password and authenticator app once, and signs in', async () => {
  const { email, setup } = await invite()
  const { result } = await call('setup', { setup })
  expect(result).toMatchObject({ email, name: 'Mei Tan', roles: ['support', 'finance'] })
  expect(result.address).toContain(`secret=${result.secret}`)
  const code = codeAt(result.secret ?? '', clock.now())
  expect(await call('setup/complete', { setup, password: 'sojourn', code })).toMatchObject({
    error: 'PASSWORD_INVALID',
  })
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await call('setup/complete', { setup, password, code: wrong })).toMatchObject({
    error: 'CODE_INVALID',
  })
  expect(await call('setup/complete', { setup, password })).toMatchObject({ error: 'VALIDATION' })
  const { result: opened } = await call('setup/complete', { setup, password, code })
  expect(await session(opened.token ?? '')).toMatchObject({ status: 200, result: { email } })
  expect(await call('setup', { setup })).toMatchObject({ status: 410, error: 'DESK_LINK_INVALID' })
  // The code was used.
  expect(await call('sign-in', { email, password, code })).toMatchObject({
    error: 'SIGN_IN_FAILED',
  })
})

it('a link that nobody used ends after three days', async () => {
  const { setup } = await invite()
  clock.advance(days(3))
  expect(await call('setup', { setup })).toMatchObject({ error: 'DESK_LINK_INVALID' })
})

it('signing in takes address, password and a code together, and each code once', async () => {
  const { email, code } = await open()
  for (const [given, error] of [
    [{ email: 'nobody@staff.example', password, code: code() }, 'SIGN_IN_FAILED'],
    [{ email, password: 'another one', code: code() }, 'SIGN_IN_FAILED'],
    [{ email, password, code: '12345x' }, 'VALIDATION'],
    [{ email, password }, 'VALIDATION'],
  ] as const) {
    expect(await call('sign-in', given)).toMatchObject({ error })
  }
  const right = { email: email.toUpperCase(), password, code: code() }
  const [first, second] = await Promise.all([call('sign-in', right), call('sign-in', right)])
  expect([first.status, second.status].sort()).toEqual([200, 401])
  later()
  const again = await call('sign-in', { ...right, code: code() })
  expect(await session(again.result.token ?? '')).toMatchObject({ status: 200 })
})

describe('with a known password', () => {
  const signInFrom = (who: Traveller, email: string, code: string) =>
    who.call('POST', '/desk/sign-in', { email, password, code })
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

  it('after five wrong codes none works from that network for 15 minutes', async () => {
    const { email, code } = await open()
    const stranger = shop.traveller()
    for (let tries = 0; tries < 5; tries += 1) {
      await signInFrom(stranger, email, wrongFor(code()))
    }
    expect(await signInFrom(stranger, email, code())).toMatchObject({ status: 401 })
    expect(await signInFrom(shop.traveller(), email, code())).toMatchObject({ status: 200 })
  })

  it('strangers on many networks get 50 tries a day, and never lock the owner’s device', async () => {
    const { email, code } = await open()
    const owner = shop.traveller()
    expect(await signInFrom(owner, email, code())).toMatchObject({ status: 200 })
    later()
    for (let network = 0; network < 50; network += 1) {
      expect(await signInFrom(shop.traveller(), email, wrongFor(code()))).toMatchObject({
        status: 401,
      })
    }
    expect(await signInFrom(shop.traveller(), email, code())).toMatchObject({ status: 401 })
    expect(await signInFrom(owner, email, code())).toMatchObject({ status: 200 })
  })
})

it('a member’s token opens no desk, and a staff token no account', async () => {
  const { token } = await signInStaff(shop, ['admin'])
  const asMember = { authorization: `Bearer ${token}` }
  expect(await shop.traveller().call('GET', '/member/get', undefined, asMember)).toMatchObject({
    status: 401,
    error: 'SESSION_EXPIRED',
  })
  const member = await shop.signUp(someEmail())
  expect(await session(member.token)).toMatchObject({ status: 401, error: 'SESSION_EXPIRED' })
})

it('disabling ends sessions at once; enabling lets them sign in again', async () => {
  const { email, token, code } = await open()
  expect(await run(`disable ${email}`)).toMatchObject({ isDone: true })
  expect(await session(token)).toMatchObject({ error: 'SESSION_EXPIRED' })
  expect(await call('sign-in', { email, password, code: code() })).toMatchObject({ status: 401 })
  await run(`enable ${email}`)
  expect(await session(token)).toMatchObject({ error: 'SESSION_EXPIRED' })
  expect(await call('sign-in', { email, password, code: code() })).toMatchObject({ status: 200 })
})

it('a reset ends sessions, password and second factor, and gives a new link', async () => {
  const { email, token, code } = await open()
  const { text } = await run(`reset-second-factor ${email}`)
  expect(text).toContain('/en/desk/sign-in?setup=')
  expect(await session(token)).toMatchObject({ error: 'SESSION_EXPIRED' })
  expect(await call('sign-in', { email, password, code: code() })).toMatchObject({ status: 401 })
})

it('a second factor whose key is lost signs nobody in, and is no error of the server', async () => {
  const { email, code } = await open()
  const { pool } = shop.platform.connection
  const lost = `update staff_member set totp_sealed = 'other' || totp_sealed where email = $1`
  await pool.query(lost, [email])
  expect(await call('sign-in', { email, password, code: code() })).toMatchObject({
    status: 401,
    error: 'SIGN_IN_FAILED',
  })
})

it('changed roles count from the next call on, and everything is in the log', async () => {
  const { email, token } = await open()
  await run(`roles ${email} --role content`)
  const { result } = await shop
    .traveller()
    .call<{ id: string; roles: string[] }>('GET', '/desk/session', undefined, {
      authorization: `Bearer ${token}`,
    })
  expect(result.roles).toEqual(['content'])
  const entries = await log.entriesOf({ kind: 'staff', id: result.id })
  expect(entries.map(({ act, staff }) => [act, staff?.name])).toEqual([
    ['staff.change-roles', undefined],
    ['staff.set-up', 'Mei Tan'],
    ['staff.add', undefined],
  ])
  expect(entries[0]).toMatchObject({
    before: { roles: ['support', 'finance'] },
    after: { roles: ['content'] },
  })
})

it.each([
  ['', /^Usage/],
  ['add mei@staff.example', /A name is missing/],
  ['add mei@staff.example --name Mei', /A role is missing/],
  ['add mei --name Mei --role support', /“mei” isn’t an e-mail address/],
  ['add mei@staff.example --name Mei --role supporter', /“supporter” isn’t a list of roles/],
  ['add mei@staff.example --name Mei --role support --admin', /--admin/],
  ['list mei@staff.example tan', /“tan” is one argument too many/],
  ['fire mei@staff.example', /no command “fire”/],
])('“%s” prints what is wrong, and how to use the command', async (line, wrong) => {
  const { isDone, text } = await run(line)
  expect(isDone).toBe(false)
  expect(text).toMatch(wrong)
  expect(text).toContain('Usage:')
})

it('the command refuses addresses it doesn’t know, and a second account of one', async () => {
  const { email } = await invite('admin')
  expect(await run(`add ${email} --name Mei --role admin`)).toEqual({
    isDone: false,
    text: `${email} already has an account.`,
  })
  expect(await run('disable nobody@staff.example')).toMatchObject({ isDone: false })
  expect((await run('list')).text).toContain(`${email}\tMei Tan\tadmin\tinvited`)
})

it('accounts for trying the desk work outside production', async () => {
  const { result } = await shop
    .traveller()
    .call<{ email: string; password: string; code: string; roles: string[] }[]>(
      'GET',
      '/desk/demonstration',
    )
  expect(result.map(({ roles }) => roles[0])).toEqual(['support', 'finance', 'content', 'admin'])
  const [{ email, password: known, code } = { email: '', password: '', code: '' }] = result
  const opened = await call('sign-in', { email, password: known, code })
  const token = opened.result.token ?? ''
  expect(await session(token)).toMatchObject({ status: 200 })
  // A server in production refuses even a session that one outside production began.
  const inProduction = createStaffSessions({ db, clock, allowsDemonstration: false })
  await expect(inProduction.authenticate(token)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
})

it('the limit of attempts at an account is per network', async () => {
  const { email, code } = await open()
  const stranger = shop.traveller()
  const guess = () =>
    stranger.call('POST', '/desk/sign-in', { email, password: 'a guess', code: '123456' })
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401)
  expect(await guess()).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
  expect(await call('sign-in', { email, password, code: code() })).toMatchObject({ status: 200 })
  clock.advance(minutes(15))
})
