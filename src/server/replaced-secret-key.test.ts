import { expect, test } from 'vitest'
import { testDatabase } from '../../test/support/database.ts'
import { openMemberSite, someEmail } from '../../test/support/member/member-site.ts'
import { signGrant } from './platform/secrets/grant.ts'

const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)]
const DATABASE_URL = await testDatabase()
// While servers are replaced: one has only the old key in front, the other the new one.
const before = await openMemberSite({ DATABASE_URL, SECRET_KEY: `${old},${fresh}` })
const after = await openMemberSite({ DATABASE_URL, SECRET_KEY: `${fresh}, ${old}` })

test.each([
  ['of a server with the old key in front', before, after],
  ['of a server with the new key in front', after, before],
])('tokens and grants %s are valid on the other', async (_, one, other) => {
  const { token } = await one.signUp(someEmail())
  expect((await other.call('GET', '/member/get', { token })).status).toBe(200)
  const granted = { purpose: 'order', code: 'ABCDEF' }
  const grant = signGrant(one.platform.signer, granted, 2)
  const [code, end, signature = ''] = grant.split('.')
  expect(other.platform.signer.verify('order', `${code}.${end}`, signature)).toBe(true)
})

test('documents are sealed by keys derived from both, and opened by either server', () => {
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    const locked = one.platform.seal.lock('A1234567', 'row')
    expect(other.platform.seal.open(locked, 'row')).toBe('A1234567')
  }
})

test('a signature by another key isn’t valid', () => {
  const signature = before.platform.signer.signAll('order', 'x')
  expect(signature).toHaveLength(2)
  expect(after.platform.signer.verify('other', 'x', signature[0] ?? '')).toBe(false)
})
