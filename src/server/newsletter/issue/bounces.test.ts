import { expect, it } from 'vitest'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { Bounces } from '../../../contract/desk/bounces.ts'
import { minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { newsletterSubscribers } from '../tables.ts'
import { newsletterBounces } from './tables.ts'

const shop = await openShop({})
const { db, clock, connection } = shop.platform
const staff = await signInStaff(shop, ['content'])

const list = (page = 1) =>
  staff.must(staff.call<Bounces>('GET', `/desk/newsletter/bounces?page=${page}`))

async function addReaders(emails: readonly string[]) {
  const changedAt = clock.date()
  await db.insert(newsletterSubscribers).values(
    emails.map((email) => ({
      id: newId(),
      uuid: newId(),
      email,
      language: 'th',
      state: 'confirmed' as const,
      changedAt,
    })),
  )
}

/** Records addresses as the operator does, and waits until they're dropped. */
async function bounce(recorded: readonly (typeof newsletterBounces.$inferInsert)[]) {
  await db.insert(newsletterBounces).values([...recorded])
  await connection.pool.query(
    `insert into jobs.job (name, data) values ('newsletter.drop-bounced', '{}')`,
  )
  await eventually(async () => (await db.$count(newsletterBounces)) === 0)
}

it('addresses that bounced are listed with when and why, the newest first', async () => {
  expect(await list()).toEqual({ bounces: [], total: 0 })
  await addReaders(['first@test.example', 'second@test.example', 'reads@test.example'])
  const reason = '550 5.1.1 <first@test.example>: no such user'
  await bounce([{ email: 'First@test.example', reason }])
  const at = clock.date().toISOString().slice(0, 10)
  clock.advance(minutes(1))
  await bounce([{ email: 'second@test.example' }, { email: 'stranger@test.example' }])
  expect(await list()).toEqual({
    bounces: [
      { email: 'second@test.example', language: 'th', at: expect.any(String), reason: null },
      { email: 'first@test.example', language: 'th', at: expect.stringContaining(at), reason },
    ],
    total: 2,
  })
})

it('there are fifty on a page', async () => {
  const emails = Array.from({ length: 60 }, (_, index) => `reader${index}@test.example`)
  await addReaders(emails)
  const { total: before } = await list()
  await bounce(emails.map((email) => ({ email })))
  expect((await list()).bounces).toHaveLength(50)
  expect(await list(2)).toMatchObject({ total: before + 60 })
  expect((await list(2)).bounces).toHaveLength(before + 10)
})
