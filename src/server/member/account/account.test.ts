import { beforeAll, expect, test } from 'vitest'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'

const site = await openMemberSite()
const { call, signUp } = site
const { pool } = site.platform.connection

let token = ''
let stranger = ''
beforeAll(async () => {
  token = (await signUp(someEmail())).token
  stranger = (await signUp(someEmail())).token
})

test.each([
  ['GET', '/member/get'],
  ['POST', '/member/signout'],
  ['PUT', '/account/profile'],
  ['GET', '/account/contacts'],
  ['GET', '/account/passengers'],
  ['POST', '/account/password'],
  ['GET', '/account/login-methods'],
  ['GET', '/account/devices'],
  ['GET', '/account/orders'],
  ['POST', '/member/request-login-method'],
  ['POST', '/member/passkey/add-options'],
])('%s %s is for members', async (method, path) => {
  const answer = await call(method, path, method === 'GET' ? {} : { body: {} })
  expect([answer.status, answer.error]).toEqual([401, 'UNAUTHENTICATED'])
})

test('the profile: name and preferred currency', async () => {
  const body = { name: '  សុខ ដារ៉ា  ', currency: 'THB' }
  const { result } = await call('PUT', '/account/profile', { token, body })
  expect(result).toMatchObject({ name: 'សុខ ដារ៉ា', currency: 'THB' })
  expect((await call('GET', '/member/get', { token })).result).toEqual(result)
})

test.each([
  [{ name: '', currency: null }, { name: 'too_short' }],
  [{ name: 'x'.repeat(10_240), currency: null }, { name: 'too_long:100' }],
  [{ name: 'Dara\nSok', currency: null }, { name: 'invalid_regex' }],
  [{ name: 'Dara \u202ekoS', currency: null }, { name: 'invalid_regex' }],
  [{ name: 'Dara', currency: 'baht' }, { currency: 'invalid_regex' }],
  [{ name: 'Dara', currency: 'ZZZ' }, { currency: 'unknown' }],
  [{ currency: null }, { name: 'required' }],
])('an invalid profile names the field: %#', async (body, fields) => {
  const answer = await call('PUT', '/account/profile', { token, body })
  expect([answer.status, answer.error, answer.fields]).toEqual([400, 'VALIDATION', fields])
})

test('an agent is one by type, and members can’t make themselves one', async () => {
  const email = someEmail()
  const agent = await signUp(email)
  await call('PUT', '/account/profile', {
    token: agent.token,
    body: { name: 'Agency', currency: 'IDR', type: 'AGENT' },
  })
  const before = await call('GET', '/member/get', { token: agent.token })
  expect(before.result).toMatchObject({ type: 'MEMBER', is_agent: false })
  await pool.query(`update member set type = 'AGENT' where email = $1`, [email])
  const after = await call('GET', '/member/get', { token: agent.token })
  expect(after.result).toMatchObject({
    type: 'AGENT',
    isAgent: true,
    is_agent: true,
    currency: 'IDR',
  })
})

const contact = {
  givenName: 'Mei Ling',
  surname: 'Tan',
  email: 'mei@example.com',
  phone: '0123456',
}
const passenger = {
  type: 'adult',
  title: 'ms',
  givenName: 'Mei Ling',
  surname: 'Tan',
  nationality: 'MY',
  birthDate: '1990-05-17',
  passportNumber: 'A12 345-678',
  passportExpiry: '2035-01-01',
  passportCountry: 'MY',
  idCardNumber: '900517-14-9876',
  idCardExpiry: '',
  idCardCountry: 'MY',
}

test.each([
  ['contacts', contact, { givenName: 'Mei' }],
  ['passengers', passenger, { givenName: 'Mei' }],
])(
  '%s are added, listed, changed and removed; strangers find nothing',
  async (list, one, other) => {
    const added = await call<{ id: string }>('POST', `/account/${list}`, { token, body: one })
    expect(added.status).toBe(201)
    const path = `/account/${list}/${added.result.id}`
    const changed = { ...one, ...other }
    expect((await call('PUT', path, { token: stranger, body: changed })).error).toBe('NOT_FOUND')
    expect((await call('DELETE', path, { token: stranger })).error).toBe('NOT_FOUND')
    expect((await call('GET', `/account/${list}`, { token: stranger })).result).toEqual([])
    expect((await call('PUT', path, { token, body: changed })).result).toMatchObject(other)
    expect((await call('GET', `/account/${list}`, { token })).result).toHaveLength(1)
    expect((await call('DELETE', path, { token })).status).toBe(200)
    expect((await call('DELETE', path, { token })).error).toBe('NOT_FOUND')
  },
)

test('documents are masked in lists, complete for filling in forms, and encrypted at rest', async () => {
  const { result } = await call<{ id: string; passportNumber: string; idCardNumber: string }>(
    'POST',
    '/account/passengers',
    { token, body: passenger },
  )
  expect([result.passportNumber, result.idCardNumber]).toEqual(['•••••5678', '•••••9876'])
  const path = `/account/passengers/${result.id}`
  expect((await call('GET', `${path}/unmasked`, { token: stranger })).error).toBe('NOT_FOUND')
  const whole = await call('GET', `${path}/unmasked`, { token })
  expect(whole.result).toMatchObject({
    passportNumber: 'A12345678',
    passportExpiry: '2035-01-01',
    idCardNumber: '900517149876',
  })
  const { rows } = await pool.query('select * from member_passenger where id = $1', [result.id])
  expect(JSON.stringify(rows)).not.toMatch(/A12345678|900517149876/)

  const { passportNumber, idCardNumber } = result
  const body = { ...passenger, passportNumber, idCardNumber, title: 'mrs' }
  await call('PUT', path, { token, body })
  const kept = await call('GET', `${path}/unmasked`, { token })
  expect(kept.result).toMatchObject({
    passportNumber: 'A12345678',
    idCardNumber: '900517149876',
    title: 'mrs',
  })
  await call('PUT', path, { token, body: { ...passenger, passportNumber: '', idCardNumber: '' } })
  expect((await call('GET', `${path}/unmasked`, { token })).result).toMatchObject({
    passportNumber: '',
    idCardNumber: '',
  })
})

test.each([
  [{ givenName: 'សុខ' }, { givenName: 'NAME_LETTERS' }],
  [{ surname: '' }, { surname: 'REQUIRED' }],
  [{ title: 'mstr' }, { title: 'TITLE_UNKNOWN' }],
  [{ birthDate: '1990-02-30' }, { birthDate: 'DATE_INVALID' }],
  [{ birthDate: '2990-01-01' }, { birthDate: 'DATE_IN_FUTURE' }],
  [{ passportNumber: '12' }, { passportNumber: 'PASSPORT_NUMBER_INVALID' }],
  [{ passportExpiry: '2574-01-01' }, { passportExpiry: 'EXPIRY_TOO_FAR' }],
  [{ idCardNumber: 'CARD' }, { idCardNumber: 'ID_CARD_NUMBER_INVALID' }],
  [{ idCardCountry: 'ZZ' }, { idCardCountry: 'COUNTRY_UNKNOWN' }],
  [{ nationality: 'ZZ' }, { nationality: 'COUNTRY_UNKNOWN' }],
])('a passenger with %o gets the fields to fix', async (wrong, fields) => {
  const answer = await call('POST', '/account/passengers', {
    token,
    body: { ...passenger, ...wrong },
  })
  expect([answer.status, answer.error, answer.fields]).toEqual([422, 'PASSENGERS_INVALID', fields])
})

test('a name of 10 kB is too long', async () => {
  const body = { ...passenger, givenName: 'x'.repeat(10_240) }
  const answer = await call('POST', '/account/passengers', { token, body })
  expect([answer.error, answer.fields]).toEqual(['VALIDATION', { givenName: 'too_long:120' }])
})

test('names can contain apostrophes, but no markup or links', async () => {
  const body = { ...contact, givenName: 'Seán', surname: "O'Neil-D'Arcy" }
  const { result } = await call('POST', '/account/contacts', { token, body })
  expect(result).toMatchObject({ givenName: 'Seán', surname: "O'Neil-D'Arcy" })
  for (const surname of [`'); drop table member;--`, '<b>Tan</b>', 'http://evil.test/claim']) {
    const refused = await call('POST', '/account/contacts', { token, body: { ...body, surname } })
    expect([refused.status, refused.error]).toEqual([422, 'PASSENGERS_INVALID'])
  }
})

test('fifty can be saved', async () => {
  const full = (await signUp(someEmail())).token
  for (let count = 0; count < 50; count += 1) {
    await call('POST', '/account/contacts', { token: full, body: contact })
  }
  const next = await call('POST', '/account/contacts', { token: full, body: contact })
  expect([next.status, next.error]).toEqual([409, 'LIMIT_REACHED'])
})
