import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openPostOffice } from '../../../../test/fault/post-office.ts'
import { patience } from '../../../../test/support/patience.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { mails } from './tables.ts'

const office = await openPostOffice()
afterAll(() => office.close())
const { db, jobs, outbox } = await testPlatform({ SMTP_URL: office.url })
const told = vi.fn()
outbox.onRefused(async (_, refusal) => told(refusal))
await jobs.start()

const write = (to: string) =>
  outbox.write(db, {
    key: to,
    to,
    language: 'en',
    says: () => ({ subject: 'Issue 1', blocks: [] }),
  })
const stateOf = async (to: string) => {
  const [mail] = await db.select().from(mails).where(eq(mails.to, to))
  return mail?.state
}

test('a mail to an address that doesn’t exist isn’t tried again, and its modules are told', async () => {
  await write('gone@test.example')
  await vi.waitFor(
    async () => expect(await stateOf('gone@test.example')).toBe('refused'),
    patience(),
  )
  expect(told).toHaveBeenCalledExactlyOnceWith({
    to: 'gone@test.example',
    reason: '550 5.1.1 no such user',
  })
})

test('one to a full mailbox is', async () => {
  await write('full@test.example')
  await vi.waitFor(
    async () => expect(await stateOf('full@test.example')).toBe('sending'),
    patience(),
  )
  await write('ana@test.example')
  await vi.waitFor(async () => expect(await stateOf('ana@test.example')).toBe('sent'), patience())
  expect(await stateOf('full@test.example')).toBe('sending')
  expect(told).toHaveBeenCalledTimes(1)
})
