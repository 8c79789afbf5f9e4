import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sentForm } from '../../../test/support/sent-form.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { smallPdf } from '../../../test/support/small-pdf.ts'
import type { getCareer } from '../../contract/career/career.ts'
import type { ContentFacts } from '../../contract/content/content-kinds.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import { createContentService } from '../content/content-service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days, minutes } from '../platform/duration.ts'
import { createSweep } from './sweep-applications.ts'
import { careerApplications } from './tables.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const now = clock.now()
const staff = createContentService({ db, clock })

const pdf = (words = '') => smallPdf(`/Title (${words})`)
const inDays = (count: number) => new Date(now + days(count)).toISOString()

const everyone = { countries: [], languages: [], from: null, until: null }
const blocks = [textBlock('Quokka <b>bookkeeping</b>')]
const oslo = { place: 'oslo', country: 'NO', isRemote: false }
const finance = { team: 'finance', kind: 'contract' } as const

interface Written {
  facts: ContentFacts<'job'>
  visibility?: Partial<Visibility>
  /** Titles by language, and what the place is called. */
  titles: Record<string, string>
  placeName?: string
}

/** Stores a job at a place as staff write it, and returns its id. */
const write = (slug: string, { facts, visibility, titles, placeName = 'Oslo' }: Written) =>
  inTransaction(db, async (tx) => {
    const bodies = Object.fromEntries(
      Object.entries(titles).map(([lang, title]) => [lang, { title, placeName, blocks }]),
    )
    const draft = { visibility: { ...everyone, ...visibility }, facts, bodies }
    return (await staff.createDraft(tx, { kind: 'job', slug, ...draft }, 'Ana')).id
  })
const publish = (id: string, at?: Date) =>
  inTransaction(db, (tx) => staff.publish(tx, id, { number: 1, ...(at && { at }) }, 'Ana'))
const end = (id: string) => inTransaction(db, (tx) => staff.end(tx, id, 'Ana'))

/** When the café clerk's job was first shown. */
let postedAt: string | undefined

beforeAll(async () => {
  const intern = { ...oslo, job: 'q1', team: 'finance', kind: 'internship' } as const
  const q1 = { facts: intern, visibility: { until: inDays(9) } }
  const marketing = { ...oslo, job: 'q2', team: 'marketing', kind: 'contract' } as const
  const q3 = { ...oslo, ...finance, job: 'q3' }
  await publish(
    await write('thai', {
      facts: { ...q3, job: 'q6', country: 'TH' },
      visibility: { countries: ['TH'] },
      titles: { th: 'พนักงานบัญชี' },
    }),
  )
  await publish(
    await write('c', {
      ...q1,
      facts: { ...intern, place: 'rome' },
      titles: { en: 'Clerk' },
      placeName: 'Rome',
    }),
  )
  const cafe = await publish(
    await write('a-oslo', { ...q1, titles: { en: 'Café clerk', nb: 'Kontorist' } }),
  )
  postedAt = cafe.publishedAt?.toISOString()
  await publish(
    await write('e', {
      facts: q3,
      visibility: { until: inDays(-1) },
      titles: { en: 'Closed' },
    }),
  )
  const ended = await write('ended', { facts: q3, titles: { en: 'Ended' } })
  await publish(ended)
  await end(ended)
  const never = await write('never', { facts: q3, titles: { en: 'Ended before it began' } })
  await publish(never, new Date(now + days(1)))
  await end(never)
  await write('draft', { facts: { ...q3, job: 'q4' }, titles: { en: 'Draft' } })
  await publish(
    await write('later', { facts: { ...q3, job: 'q5' }, titles: { en: 'Not yet' } }),
    new Date(now + days(2)),
  )
  clock.advance(minutes(1))
  await publish(await write('d', { facts: marketing, titles: { en: 'Writer' } }))
  clock.advance(minutes(2))
})

type Content = ResultOf<typeof getCareer>

async function content(query: Record<string, string>): Promise<Content> {
  const path = `/content/career?${new URLSearchParams(query)}`
  const visitor = shop.traveller()
  return visitor.must(visitor.call<Content>('GET', path))
}
const listed = async (query: Record<string, string>) =>
  (await content({ filter: 'jobs', q: 'quokka', ...query })).jobs.map((job) => job.job_detail_id)

afterEach(() => vi.restoreAllMocks())

describe('GET /content/career (S7.24)', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['open jobs, the newest first, once per place', {}, ['d', 'a_oslo', 'c']],
    [
      'jobs for the reader’s country, in any language',
      { country: 'TH' },
      ['d', 'a_oslo', 'c', 'thai'],
    ],
    ['of a team', { team: 'finance' }, ['a_oslo', 'c']],
    ['at a place', { place: 'rome' }, ['c']],
    ['of a kind', { kind: 'contract' }, ['d']],
    ['with all words, without accents and case', { q: 'CAFE quokka oslo' }, ['a_oslo']],
    ['with a word that none has', { q: 'quokka zebra' }, []],
    ['of one job', { job_id: 'q1' }, ['a_oslo', 'c']],
  ])('lists %s', async (_, query, ids) => {
    expect(await listed(query)).toEqual(ids)
  })

  it('says what can be filtered by', async () => {
    const { choices } = await content({ filter: 'jobs', q: 'nothing has this' })
    expect(choices.teams).toEqual(expect.arrayContaining(['finance', 'marketing']))
    expect(choices.places).toEqual(expect.arrayContaining([{ id: 'rome', name: 'Rome' }]))
    expect(choices.places).toHaveLength(new Set(choices.places.map(({ id }) => id)).size)
  })

  it.each([
    ['nb', { title: 'Kontorist', language: 'nb' }],
    ['th', { title: 'Café clerk', language: 'en' }],
  ])('in %s it is %o', async (lang, expected) => {
    const { details } = await content({ filter: 'details', job_id: 'q1', lang })
    expect(details[0]).toMatchObject({ ...expected, job_detail_id: 'a_oslo' })
    const { jobs } = await content({ filter: 'jobs', job_id: 'q1', lang })
    expect(jobs[0]).toMatchObject({ title: expected.title })
  })

  it('returns a job in detail, and says if it’s closed', async () => {
    const { details } = await content({ filter: 'details', job_id: 'q1', job_detail_id: 'a_oslo' })
    expect(details).toMatchObject([
      { title: 'Café clerk', isOpen: true, postedAt, closesAt: inDays(9), blocks },
    ])
    const all = await content({ filter: 'details', job_id: 'q1' })
    expect(all.details).toHaveLength(2)
    const closed = await content({ filter: 'details', job_id: 'q3' })
    expect(closed.details).toMatchObject([
      { title: 'Ended', isOpen: false },
      { title: 'Closed', isOpen: false },
    ])
  })

  it.each([
    ['a draft', { job_id: 'q4', job_detail_id: 'draft' }],
    ['a job that is to come', { job_id: 'q5', job_detail_id: 'later' }],
    ['a job that was never public', { job_id: 'q3', job_detail_id: 'never' }],
    ['a job for other countries', { job_id: 'q6', job_detail_id: 'thai' }],
    ['a detail of another job', { job_id: 'q1', job_detail_id: 'd' }],
    ['no job at all', {}],
  ])('has no details of %s', async (_, query) => {
    expect((await content({ filter: 'details', ...query })).details).toEqual([])
  })

  it.each([
    { filter: 'all' },
    { filter: 'jobs', team: 'pirates' },
    { filter: 'details', job_id: 'a-b' },
    { filter: 'jobs', q: 'x'.repeat(101) },
  ])('refuses %o', async (query) => {
    const call = shop.traveller().call('GET', `/content/career?${new URLSearchParams(query)}`)
    expect((await call).error).toBe('VALIDATION')
  })
})

let people = 0
const someone = () => {
  people += 1
  return `applicant${people}@test.example`
}

const application = (more: Record<string, unknown> = {}) => ({
  job_id: 'q1',
  job_detail_id: 'a_oslo',
  name: 'Dara <i>Sok</i>',
  email: someone(),
  message: 'Hello',
  cv: { name: 'My CV.pdf', base64: pdf().toString('base64') },
  language: 'en',
  ...more,
})
const apply = (body: object, who = shop.traveller()) =>
  who.call<{ received: true }>('POST', '/career/applications', body)
const stored = (email: string) =>
  db.select().from(careerApplications).where(eq(careerApplications.email, email))

describe('POST /career/applications', () => {
  it('stores the application as it was written, and writes to the applicant what isn’t from them', async () => {
    const sent = application()
    expect((await apply(sent)).status).toBe(201)
    const [row] = await stored(sent.email)
    expect(row).toMatchObject({ name: 'Dara <i>Sok</i>', cvName: 'My CV.pdf', message: 'Hello' })
    expect(row?.cv.equals(pdf())).toBe(true)
    const [mail] = await eventually(async () => {
      const mails = await shop.mailsTo(sent.email)
      return mails.length > 0 && mails
    })
    expect(mail?.subject).toBe('We’ve got your application: Café clerk')
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Dara|Hello/)
  })

  it('the same again is the same application, with one mail', async () => {
    const sent = application()
    await apply(sent)
    expect((await apply(sent)).status).toBe(201)
    expect(await stored(sent.email)).toHaveLength(1)
    expect(await shop.mailsTo(sent.email)).toHaveLength(1)
  })

  it.each([
    ['altogether', 'career-all', 301],
    ['from its address', 'career-own-cvs', 21],
  ])(
    'is taken without its CV once enough are stored today %s, which can be added later',
    async (_, name, uses) => {
      const count = vi.spyOn(shop.platform.cache, 'count')
      count.mockImplementation(async (key) => ({
        count: key.includes(name) ? uses : 1,
        endsIn: days(1),
      }))
      const sent = application()
      const without = { status: 201, result: { received: true, withoutFiles: true } }
      expect(await apply(sent)).toMatchObject(without)
      expect(await apply(sent)).toMatchObject(without)
      const [row, ...others] = await stored(sent.email)
      expect([row?.cvName, row?.cv.length, others]).toEqual(['', 0, []])
      const [mail] = await shop.mailsTo(sent.email)
      expect(mail?.text).toContain('your CV wasn’t saved')
      vi.restoreAllMocks()
      expect((await apply(sent)).result).toEqual({ received: true })
      expect((await stored(sent.email)).map(({ cvName }) => cvName).sort()).toEqual([
        '',
        'My CV.pdf',
      ])
    },
  )

  it('counts what is stored, once', async () => {
    const count = vi.spyOn(shop.platform.cache, 'count')
    const sent = application()
    for (let time = 0; time < 3; time += 1) await apply(sent)
    const calls = count.mock.calls.filter(([key]) => key.includes('career-all'))
    expect(calls).toHaveLength(1)
  })

  it('takes a CV of ten megabytes, and none that is larger', async () => {
    const sized = (size: number) => {
      const all = pdf(' '.repeat(size - pdf().length))
      expect(all).toHaveLength(size)
      return sentForm(application({ cv: undefined }), 'cv', { name: 'cv.pdf', content: all })
    }
    expect((await apply(sized(10 * 1024 * 1024))).status).toBe(201)
    const over = await apply(sized(10 * 1024 * 1024 + 1))
    expect([over.status, over.fields]).toEqual([400, { cv: 'size' }])
    const far = await apply(sized(11 * 1024 * 1024))
    expect([far.status, far.error]).toEqual([413, 'TOO_LARGE'])
  })

  it.each<[string, Record<string, unknown>, number, string]>([
    ['an unknown job', { job_id: 'none' }, 404, 'JOB_NOT_FOUND'],
    ['a detail of another job', { job_detail_id: 'd' }, 404, 'JOB_NOT_FOUND'],
    ['a job that is closed', { job_id: 'q3', job_detail_id: 'e' }, 410, 'JOB_CLOSED'],
    ['a job that isn’t open yet', { job_id: 'q5', job_detail_id: 'later' }, 404, 'JOB_NOT_FOUND'],
    ['one for other countries', { job_id: 'q6', job_detail_id: 'thai' }, 404, 'JOB_NOT_FOUND'],
    ['no name', { name: ' ' }, 400, 'VALIDATION'],
    ['no address', { email: 'dara' }, 400, 'VALIDATION'],
    ['a long message', { message: 'x'.repeat(4001) }, 400, 'VALIDATION'],
    ['no CV', { cv: { name: 'cv.pdf', base64: '' } }, 400, 'VALIDATION'],
    [
      'a script named .pdf',
      { cv: { name: 'cv.pdf', base64: btoa('#!/bin/sh\nrm -rf /\n%%EOF') } },
      400,
      'VALIDATION',
    ],
  ])('refuses %s', async (_, wrong, status, error) => {
    const sent = application(wrong)
    expect(await apply(sent)).toMatchObject({ status, error })
    expect(await stored(sent.email)).toEqual([])
  })

  it('writes to one address at most five times a day', async () => {
    const email = someone()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await apply(application({ email, message: `${time}` }))).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('a network that keeps sending is refused for a while', async () => {
    const who = shop.traveller()
    const wrong = { job_id: 'none' }
    for (let time = 0; time < 20; time += 1) await apply(application(wrong), who)
    expect((await apply(application(), who)).status).toBe(429)
  })

  it('is deleted after 180 days', async () => {
    const sent = application()
    await apply(sent)
    const { db: same } = shop.platform
    const later = (count: number) => ({
      db: same,
      clock: { ...clock, now: () => clock.now() + days(count) },
    })
    await createSweep(later(179))()
    expect(await stored(sent.email)).toHaveLength(1)
    await createSweep(later(181))()
    expect(await stored(sent.email)).toEqual([])
  })
})
