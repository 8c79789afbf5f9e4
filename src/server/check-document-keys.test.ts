import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openShop } from '../../test/support/shop.ts'
import { searchRequest } from '../../test/support/traveller.ts'
import { checkDocumentKeys } from './check-document-keys.ts'
import { ConfigError } from './config.ts'
import { passengerRows } from './member/travellers/travellers-store.ts'
import { newId } from './platform/ids.ts'
import { createSeal } from './platform/secrets/seal.ts'
import { pushSubscriptions } from './push/tables.ts'

const shop = await openShop()
const { platform } = shop
const { db, seal, clock, connection } = platform
const withOtherKeys = { ...platform, seal: createSeal(['k'.repeat(40)]) }

test('values that no key opens stop the start, by kind, with the cure', async () => {
  const traveller = shop.traveller()
  await traveller.must(traveller.submit(await traveller.book(searchRequest())))
  const id = newId()
  const memberId = newId()
  await connection.pool.query(
    `insert into member (id, email, name, language, created_at) values ($1, 'ana@example.com', 'Ana', 'en', now())`,
    [memberId],
  )
  await passengerRows.insert(db, {
    id,
    memberId,
    type: 'adult',
    title: 'ms',
    givenName: 'Ana',
    surname: 'Lim',
    birthDate: '1990-01-01',
    nationality: 'MY',
    passportSealed: seal.lock('A1234567', id),
    passportLastFour: '4567',
    passportExpiry: '2030-01-01',
    passportCountry: 'MY',
    idCardSealed: '',
    idCardLastFour: '',
    idCardExpiry: '',
    idCardCountry: '',
    createdAt: clock.date(),
  })
  const about = `member:${memberId}`
  const kept = { device: 'd', about, language: 'en', events: [], chosenAt: clock.date() }
  await db.insert(pushSubscriptions).values({ id, ...kept, target: seal.lock('{}', id) })
  await expect(checkDocumentKeys(platform)).resolves.toBeUndefined()

  const refused = checkDocumentKeys(withOtherKeys)
  await expect(refused).rejects.toBeInstanceOf(ConfigError)
  await expect(refused).rejects.toThrow(
    `opens: second factors of staff, document numbers of saved travellers, document numbers in orders, secrets of affiliates, devices for push messages. Restore ${platform.config.DATA_DIR}/secret-key`,
  )
  const set = { ...platform.config, SECRET_KEY: 's'.repeat(40) }
  await expect(checkDocumentKeys({ ...withOtherKeys, config: set })).rejects.toThrow(
    '. Set SECRET_KEY to',
  )
  const both = { ...set, DOCUMENT_KEYS: ['k'.repeat(40)] }
  await expect(checkDocumentKeys({ ...withOtherKeys, config: both })).rejects.toThrow(
    '. Add the keys that sealed them to DOCUMENT_KEYS',
  )
})

test('accounts for trying the desk don’t stop it in production', async () => {
  const config = { ...platform.config, production: true }
  await expect(checkDocumentKeys({ ...withOtherKeys, config })).rejects.not.toThrow('staff')
})

test('without the values whose keys are lost it starts, as the documentation says', async () => {
  const [, text = ''] = readFileSync('docs/operating.md', 'utf8').split('### If the keys are lost')
  const [, sql = ''] = /```sql\n([\s\S]*?)```/.exec(text) ?? []
  expect(sql).toContain('order_item')
  await connection.pool.query(sql)
  await expect(checkDocumentKeys(withOtherKeys)).resolves.toBeUndefined()
})
