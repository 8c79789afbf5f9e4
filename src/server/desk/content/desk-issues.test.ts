import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DeskDocument } from '../../../contract/desk/contents.ts'
import type { IssueProgress } from '../../../contract/desk/issues.ts'
import { textBlock } from '../../../contract/text/block-texts.ts'
import { newsletterIssues } from '../../newsletter/issue/tables.ts'
import { newsletterSubscribers } from '../../newsletter/tables.ts'
import { hours, seconds } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { mails } from '../../platform/mail/tables.ts'
import { createDeskLog } from '../log/desk-log-store.ts'

// Three mails every five seconds.
const shop = await openShop({ NEWSLETTER_PER_MINUTE: '36' })
const { db, clock, jobs, connection } = shop.platform
const staff = await signInStaff(shop, ['content'])
const log = createDeskLog({ db, clock })

const everyone = { countries: [] as string[], languages: [], from: null, until: null }
const english = (title: string) => ({ en: { title, blocks: [textBlock('Beaches')] } })

const post = <Result>(path: string, sent: unknown) =>
  staff.call<Result>('POST', path, sent, { 'idempotency-key': newId() })
let names = 0
async function create(bodies: object = english('Bali'), visibility: object = {}) {
  names += 1
  const draft = { kind: 'issue', slug: `issue-${names}`, bodies }
  return post<DeskDocument>('/desk/contents', {
    ...draft,
    visibility: { ...everyone, ...visibility },
  })
}
const created = async (...draft: Parameters<typeof create>) =>
  (await staff.must(create(...draft))).id
const publish = (id: string, sent: object = {}) =>
  post<DeskDocument>(`/desk/contents/${id}/publish`, {
    number: 1,
    basedOn: 1,
    from: null,
    until: null,
    ...sent,
  })
const withdraw = (id: string, act: 'end' | 'unschedule') =>
  post<DeskDocument>(`/desk/contents/${id}/withdraw`, { act })
const save = (id: string, basedOn: number, bodies: object) =>
  post(`/desk/contents/${id}/versions`, { basedOn, visibility: everyone, bodies })
const progress = async (id: string) =>
  (
    await staff.must(
      staff.call<{ progress: IssueProgress | null }>('GET', `/desk/contents/${id}/issue`),
    )
  ).progress

async function addReaders(count: number, more: object = {}) {
  const rows = Array.from({ length: count }, () => {
    const id = newId()
    const reader = { id, uuid: newId(), email: `${id}@test.example`, language: 'en' }
    return { ...reader, state: 'confirmed' as const, changedAt: clock.date(), ...more }
  })
  await db.insert(newsletterSubscribers).values(rows)
  return rows
}
const mailsOf = (id: string) =>
  db
    .select()
    .from(mails)
    .where(sql`${mails.key} like ${`newsletter:${id}:%`}`)

/** Lets the worker look for issues, and time pass until this is so. */
async function until(is: () => Promise<boolean>) {
  await connection.pool.query(`insert into jobs.job (name, data) values ('newsletter.look', '{}')`)
  await eventually(async () => {
    clock.advance(seconds(1))
    await jobs.clockMoved(seconds(1))
    return is()
  })
}
const isIn = (id: string, state: IssueProgress['state']) => async () =>
  (await progress(id))?.state === state

afterEach(async () => {
  await db.delete(newsletterIssues)
  await db.delete(newsletterSubscribers)
})

describe('publishing an issue', () => {
  it('sends what was published, once to each subscriber, and says how far it is', async () => {
    const readers = await addReaders(4)
    await addReaders(1, { state: 'pending' })
    const id = await created()
    expect(await progress(id)).toBeNull()
    await staff.must(publish(id))
    expect(await progress(id)).toMatchObject({ state: 'planned', recipients: 4, written: 0 })
    await staff.must(save(id, 1, english('Not published')))
    await until(isIn(id, 'sent'))
    const sent = await mailsOf(id)
    expect(sent.map(({ to }) => to).sort()).toEqual(readers.map(({ email }) => email).sort())
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(new Set(['Bali']))
    const gone = eq(newsletterSubscribers.id, readers[0]?.id ?? '')
    const changedAt = clock.date()
    await db.update(newsletterSubscribers).set({ state: 'bounced', changedAt }).where(gone)
    await addReaders(1)
    expect(await progress(id)).toMatchObject({
      state: 'sent',
      finishedAt: expect.any(String),
      problem: null,
      recipients: 4,
      written: 4,
      bounced: 1,
    })
    // Once more would reach everybody twice.
    expect((await publish(id, { number: 2, basedOn: 2 })).error).toBe('INVALID_STATE')
  })

  it('says before to how many it would be sent', async () => {
    const count = (id: string, version: number) =>
      staff.call<{ recipients: number }>(
        'GET',
        `/desk/contents/${id}/versions/${version}/recipients`,
      )
    const [thai] = await addReaders(1, { country: 'TH' })
    await addReaders(2, { country: 'FR' })
    await addReaders(1, { country: 'TH', state: 'pending' })
    const id = await created(english('Songkran'), { countries: ['TH'] })
    await staff.must(save(id, 1, english('For everybody')))
    expect(await staff.must(count(id, 1))).toEqual({ recipients: 1 })
    expect(await staff.must(count(id, 2))).toEqual({ recipients: 3 })
    expect((await count(id, 3)).error).toBe('CONTENT_NOT_FOUND')
    // Nobody gets it twice.
    await staff.must(publish(id, { number: 1, basedOn: 2 }))
    await until(async () => (await mailsOf(id)).length === 1)
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual([thai?.email])
    expect(await staff.must(count(id, 2))).toEqual({ recipients: 2 })
  })

  it('is for the countries of its version', async () => {
    const [thai] = await addReaders(1, { country: 'TH' })
    await addReaders(1, { country: 'FR' })
    const id = await created(english('Songkran'), { countries: ['TH'] })
    await staff.must(publish(id))
    await until(isIn(id, 'sent'))
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual([thai?.email])
  })

  it('can be scheduled and taken back before its time', async () => {
    await addReaders(1)
    const id = await created()
    const from = new Date(clock.now() + hours(2)).toISOString()
    await staff.must(publish(id, { from }))
    expect(await progress(id)).toMatchObject({ state: 'planned', sendAt: from })
    expect(await staff.must(withdraw(id, 'unschedule'))).toMatchObject({ state: 'draft' })
    expect(await progress(id)).toMatchObject({ state: 'stopped', written: 0 })
    clock.advance(hours(3))
    const other = await created()
    await staff.must(publish(other))
    await until(isIn(other, 'sent'))
    expect(await mailsOf(id)).toEqual([])
    await staff.must(publish(id))
    await until(isIn(id, 'sent'))
    expect(await mailsOf(id)).toHaveLength(1)
  })

  it('can be stopped, corrected and gone on with: nobody gets it twice', async () => {
    await addReaders(7)
    const id = await created()
    await staff.must(publish(id))
    await until(async () => (await mailsOf(id)).length === 3)
    expect((await publish(id)).error).toBe('INVALID_STATE')
    expect(await staff.must(withdraw(id, 'end'))).toMatchObject({ state: 'ended' })
    expect(await progress(id)).toMatchObject({ state: 'stopped', written: 3, recipients: 7 })
    await staff.must(save(id, 1, english('Bali, corrected')))
    await staff.must(publish(id, { number: 2, basedOn: 2 }))
    await until(isIn(id, 'sent'))
    const sent = await mailsOf(id)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(7)
    expect(sent.filter(({ subject }) => subject === 'Bali')).toHaveLength(3)
    expect(sent.filter(({ subject }) => subject === 'Bali, corrected')).toHaveLength(4)
    const acts = (await log.entriesOf({ kind: 'content', id })).map(({ act }) => act)
    expect(acts.filter((act) => act === 'content.publish')).toHaveLength(3)
  })
})

it.each([
  ['without English', { th: english('บาหลี').en }],
  ['with an image', { en: { title: 'a', blocks: [{ kind: 'image', src: '/a.webp' }] } }],
  ['without blocks', { en: { title: 'a', blocks: [] } }],
])('an issue %s is refused', async (_, bodies) => {
  expect((await create(bodies)).error).toBe('VALIDATION')
})

describe('before it’s sent', () => {
  it('its mail is shown in a reader’s language, without unsubscribing anybody', async () => {
    const id = await created({ ...english('Bali'), th: { ...english('บาหลี').en } })
    const preview = async (lang: string) =>
      staff.must(
        staff.call<{ subject: string; html: string }>(
          'GET',
          `/desk/contents/${id}/versions/1/mail?lang=${lang}`,
        ),
      )
    expect((await preview('th')).subject).toBe('บาหลี')
    const { subject, html } = await preview('fr')
    expect(subject).toBe('Bali')
    expect(html).toContain('Beaches')
    expect((await staff.call('GET', `/desk/contents/${id}/versions/1/mail?lang=xx`)).error).toBe(
      'VALIDATION',
    )
  })

  it('a test goes to a few addresses, says so, and is no sending', async () => {
    const [reader] = await addReaders(1)
    const id = await created()
    const email = `${newId()}@test.example`
    const path = `/desk/contents/${id}/versions/1/test`
    const emails = [email, email]
    expect(await staff.must(post(path, { lang: 'en', emails }))).toEqual({ sent: 2 })
    const sent = await eventually(async () => {
      const all = await shop.mailsTo(email)
      return all.length > 0 && all
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('This is a test.')
    expect(await progress(id)).toBeNull()
    expect(await shop.mailsTo(reader?.email ?? '')).toEqual([])
    expect(await log.entriesOf({ kind: 'content', id })).toMatchObject([
      { act: 'content.edit', after: { version: 1, test: 2 } },
      {},
    ])
    expect((await post(path, { lang: 'en', emails: ['nobody'] })).error).toBe('VALIDATION')
    expect((await post(path, { lang: 'en', emails: [] })).error).toBe('VALIDATION')
  })

  it('documents of other kinds are no issues', async () => {
    const article = await post<DeskDocument>('/desk/contents', {
      kind: 'article',
      slug: 'no-issue',
      visibility: everyone,
      facts: { topic: 'stays', related: [] },
      bodies: english('Why?'),
    })
    const path = `/desk/contents/${article.result?.id}`
    expect((await staff.call('GET', `${path}/issue`)).error).toBe('CONTENT_NOT_FOUND')
    expect((await staff.call('GET', `${path}/versions/1/mail?lang=en`)).error).toBe(
      'CONTENT_NOT_FOUND',
    )
  })
})
