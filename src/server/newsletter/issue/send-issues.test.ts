import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { days, minutes, seconds } from '../../platform/duration.ts'
import { idFrom, newId } from '../../platform/ids.ts'
import { mails } from '../../platform/mail/tables.ts'
import { newsletterHistory, newsletterSubscribers } from '../tables.ts'
import { paceOf } from './send-issues.ts'
import { newsletterBounces, newsletterIssues, newsletterSendings } from './tables.ts'

// Three mails every five seconds.
const shop = await openShop({ NEWSLETTER_PER_MINUTE: '36' })
const { db, clock, jobs, connection } = shop.platform

type Subscriber = typeof newsletterSubscribers.$inferInsert
type Issue = typeof newsletterIssues.$inferInsert

async function addReaders(count: number, more: Partial<Subscriber> = {}) {
  const rows = Array.from({ length: count }, () => {
    const id = newId()
    return {
      id,
      uuid: newId(),
      email: `${id}@test.example`,
      language: 'en',
      state: 'confirmed' as const,
      changedAt: clock.date(),
      ...more,
    }
  })
  await db.insert(newsletterSubscribers).values(rows)
  return rows
}

const contents = {
  en: { subject: 'Bali', blocks: [{ kind: 'text', content: [{ type: 'text', text: 'Beaches' }] }] },
}
async function addIssue(more: Partial<Issue> = {}) {
  const id = newId()
  await db.insert(newsletterIssues).values({ id, contents, sendAt: clock.date(), ...more })
  return id
}
async function issue(id: string) {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
  return row
}
const mailsOf = (id: string) =>
  db
    .select()
    .from(mails)
    .where(sql`${mails.key} like ${`newsletter:${id}:%`}`)

/** Lets a pause between two batches pass, or the minute until issues are looked for. */
async function pass(time: ReturnType<typeof seconds>) {
  clock.advance(time)
  await jobs.clockMoved(time)
}

/** Looks for issues now, as happens once a minute. */
const look = () =>
  connection.pool.query(
    `insert into jobs.job (name, data) values ('newsletter.look', '{}'), ('newsletter.drop-bounced', '{}')`,
  )

/** Waits until an issue is in a state, while time passes. */
async function until(id: string, state: Issue['state']) {
  await look()
  await eventually(async () => {
    await pass(seconds(1))
    return (await issue(id))?.state === state
  })
}

afterEach(async () => {
  await db.delete(newsletterIssues)
  await db.delete(newsletterSubscribers)
})

describe('an issue', () => {
  it('goes once to everybody who confirmed, and to nobody else', async () => {
    const readers = await addReaders(8)
    for (const state of ['pending', 'unsubscribed', 'bounced'] as const)
      await addReaders(1, { state })
    const id = await addIssue()
    await until(id, 'sent')
    const sent = await eventually(async () => {
      const all = await mailsOf(id)
      return all.every(({ state }) => state === 'sent') && all
    })
    expect(sent.map(({ to }) => to).sort()).toEqual(readers.map(({ email }) => email).sort())
    expect((await issue(id))?.finishedAt).toBeInstanceOf(Date)
    const headers = sent.map((mail) => mail.headers['List-Unsubscribe-Post'])
    expect(new Set(headers)).toEqual(new Set(['List-Unsubscribe=One-Click']))
  })

  it('is sent no faster than the setting says', async () => {
    expect(paceOf(36)).toEqual({ batch: 3, pause: 5000 })
    expect(paceOf(1)).toEqual({ batch: 1, pause: 60_000 })
    expect(paceOf(100_000)).toEqual({ batch: 100, pause: 60 })
    await addReaders(7)
    const id = await addIssue()
    const began = clock.now()
    await look()
    await eventually(async () => (await mailsOf(id)).length > 0)
    // However often the job runs before its time.
    for (let time = 0; time < 3; time += 1) {
      await look()
      await eventually(async () => {
        const { rows } = await connection.pool.query(
          `select from jobs.job where name in ('newsletter.look', 'newsletter.send')
           and state < 'completed' and start_after <= now()`,
        )
        return rows.length === 0
      })
    }
    // The clock also goes on by itself: on a slow machine another batch may be due.
    const due = 1 + Math.floor((clock.now() - began) / seconds(5))
    expect((await mailsOf(id)).length).toBeLessThanOrEqual(3 * due)
    await pass(seconds(5))
    await eventually(async () => (await mailsOf(id)).length >= 6)
    await until(id, 'sent')
    expect(await mailsOf(id)).toHaveLength(7)
  })

  it('waits for its time', async () => {
    await addReaders(1)
    const [later, now] = [
      await addIssue({ sendAt: new Date(clock.now() + days(2)) }),
      await addIssue(),
    ]
    await until(now, 'sent')
    expect((await issue(later))?.state).toBe('planned')
    expect(await mailsOf(later)).toEqual([])
  })

  it.each<[string, Partial<Issue>]>([
    ['countries', { countries: ['TH', 'MY'] }],
    ['languages', { languages: ['th'] }],
    ['addresses', { onlyTo: ['ana@test.example'] }],
  ])('can be for some %s only', async (_, only) => {
    await addReaders(1, { country: 'TH', language: 'th', email: 'ana@test.example' })
    await addReaders(1, { country: 'FR' })
    await addReaders(1)
    const id = await addIssue(only)
    await until(id, 'sent')
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual(['ana@test.example'])
  })

  it('with invalid contents is refused, says why, and can be corrected', async () => {
    await addReaders(1)
    const id = await addIssue({ contents: { en: { subject: 'A', blocks: [{ kind: 'html' }] } } })
    await until(id, 'refused')
    expect((await issue(id))?.problem).toContain('en.blocks[0].kind')
    expect(await mailsOf(id)).toEqual([])
    await db
      .update(newsletterIssues)
      .set({ contents, state: 'planned' })
      .where(eq(newsletterIssues.id, id))
    await until(id, 'sent')
    expect(await issue(id)).toMatchObject({ problem: null })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('can be stopped, and goes on later with those that are left', async () => {
    await addReaders(7)
    const id = await addIssue()
    await look()
    await eventually(async () => (await mailsOf(id)).length === 3)
    const set = (state: Issue['state']) =>
      db.update(newsletterIssues).set({ state }).where(eq(newsletterIssues.id, id))
    await set('stopped')
    await pass(minutes(1))
    await look()
    await eventually(async () => {
      const { rows } = await connection.pool.query(
        `select from jobs.job where name like 'newsletter.%' and state < 'completed'
         and start_after <= now()`,
      )
      return rows.length === 0
    })
    expect(await mailsOf(id)).toHaveLength(3)
    await set('planned')
    await until(id, 'sent')
    const sent = await mailsOf(id)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(7)
    expect(await db.$count(newsletterSendings, eq(newsletterSendings.issueId, id))).toBe(7)
  })
})

it('who unsubscribes doesn’t get what was written but not sent', async () => {
  const [reader] = await addReaders(1)
  if (!reader) throw new Error('nobody')
  const id = await addIssue()
  await db.insert(newsletterSendings).values({
    issueId: id,
    subscriberId: reader.id,
    writtenAt: clock.date(),
  })
  const queued = (key: string) => ({
    id: newId(),
    key,
    to: reader.email,
    subject: '',
    text: '',
    html: '',
    createdAt: clock.date(),
  })
  // A mail’s id follows from its key.
  const key = `newsletter:${id}:${reader.id}`
  await db.insert(mails).values([{ ...queued(key), id: idFrom('mail', key) }, queued('another')])
  const visitor = shop.traveller()
  await visitor.must(visitor.call('POST', '/newsletter/unsubscribe', { uuid: reader.uuid }))
  expect((await shop.mailsTo(reader.email)).map((mail) => mail.key)).toEqual(['another'])
})

it('an address that bounced for good is dropped, until it’s confirmed again', async () => {
  const [reader] = await addReaders(1)
  const [left] = await addReaders(1, { state: 'unsubscribed' })
  if (!reader || !left) throw new Error('nobody')
  await db
    .insert(newsletterBounces)
    .values([
      { email: ` ${reader.email.toUpperCase()} ` },
      { email: left.email },
      { email: 'nobody@test.example' },
    ])
  await look()
  await eventually(async () => (await db.$count(newsletterBounces)) === 0)
  const stateOf = async (id: string) => {
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
    return rows[0]?.state
  }
  expect(await stateOf(reader.id)).toBe('bounced')
  expect(await stateOf(left.id)).toBe('unsubscribed')
  const history = await db
    .select()
    .from(newsletterHistory)
    .where(eq(newsletterHistory.subscriberId, reader.id))
  expect(history).toMatchObject([{ from: 'confirmed', to: 'bounced', cause: 'bounce' }])
  const visitor = shop.traveller()
  await visitor.must(visitor.call('POST', '/newsletter/confirm', { uuid: reader.uuid }))
  expect(await stateOf(reader.id)).toBe('confirmed')
})
