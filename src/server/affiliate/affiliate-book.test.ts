import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import type { StoredRecord } from '../../contract/desk/records.ts'
import { deskLogEntries } from '../desk/tables.ts'
import { newId } from '../platform/ids.ts'
import { affiliates } from './tables.ts'

const shop = await openShop()
const { db } = shop.platform
const admin = await signInStaff(shop, ['admin'])

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const partner = {
  id: 'friend',
  name: 'A friend',
  isOn: true,
  secret,
  postbackUrl: 'https://partner.example.com/postbacks',
}
const save = (value: object, revision: string | null = null, by = admin) =>
  by.call<StoredRecord>(
    'PUT',
    '/desk/records',
    { record: { kind: 'affiliate', value: { ...partner, ...value } }, revision },
    { 'idempotency-key': newId() },
  )

describe('an affiliate at the desk', () => {
  it('has a secret that goes in and never comes out', async () => {
    const saved = await admin.must(save({ id: 'sealed' }))
    expect(saved.record.value).toMatchObject({ secret: expect.stringMatching(/^kept:/) })
    const [row] = await db.select().from(affiliates).where(eq(affiliates.id, 'sealed'))
    expect(row?.secret).not.toContain(secret)
    expect(JSON.stringify(await db.select().from(deskLogEntries))).not.toContain(secret)

    // The mark keeps it, also when the rest changes.
    const { value } = saved.record
    const renamed = await admin.must(save({ ...value, name: 'Renamed' }, saved.revision))
    const [after] = await db.select().from(affiliates).where(eq(affiliates.id, 'sealed'))
    expect(after).toMatchObject({ name: 'Renamed', secret: row?.secret })

    const next = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
    const { revision } = await admin.must(save({ id: 'sealed', secret: next }, renamed.revision))
    expect(await save(value, revision)).toMatchObject({
      error: 'VALIDATION',
      fields: { 'record.value.secret': 'secret_unknown' },
    })
  })

  it.each([
    ['http', { postbackUrl: 'http://partner.example.com/' }, 'postbackUrl'],
    ['an address inside the network', { postbackUrl: 'https://10.0.0.5/' }, 'postbackUrl'],
    ['an internal name', { postbackUrl: 'https://db.internal/' }, 'postbackUrl'],
    ['another port', { postbackUrl: 'https://partner.example.com:8443/' }, 'postbackUrl'],
    ['a script', { postbackUrl: 'javascript:alert(1)' }, 'postbackUrl'],
    ['a code that no link can have', { id: 'a b' }, 'id'],
    ['a short secret', { secret: 'whsec_c2hvcnQ=' }, 'secret'],
    ['a postback without a secret', { secret: null }, 'secret'],
    ['the mark of a secret that isn’t stored', { secret: 'kept:00000000' }, 'secret'],
  ])('can’t have %s', async (_, value, field) => {
    const refused = await save({ id: 'wrong', ...value })
    expect(refused).toMatchObject({ status: 400, error: 'VALIDATION' })
    expect(Object.keys(refused.fields)).toContain(`record.value.${field}`)
  })

  it('is edited by admins only', async () => {
    const editor = await signInStaff(shop, ['content'])
    expect(await save({ id: 'theirs' }, null, editor)).toMatchObject({ error: 'FORBIDDEN' })
  })
})
