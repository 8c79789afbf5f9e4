import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually, openShop } from '../../../test/support/shop.ts'
import type { getCareer } from '../../contract/career/career.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { textBlock } from '../../contract/text/block-texts.ts'
import { days, minutes } from '../platform/duration.ts'
import { createSweep } from './sweep-applications.ts'
import { careerApplications, careerJobDetails, careerJobs } from './tables.ts'

const shop = await openShop({})
const { db, clock } = shop.platform
const now = clock.now()

const pdf = (words = '') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)
const inDays = (count: number) => new Date(now + days(count))

beforeAll(async () => {
  await db.insert(careerJobs).values([
    { jobId: 'q1', team: 'finance', kind: 'internship', postedAt: inDays(-2), closesAt: inDays(9) },
    { jobId: 'q2', team: 'marketing', kind: 'contract', postedAt: inDays(-1) },
    { jobId: 'q3', team: 'finance', kind: 'contract', postedAt: inDays(-9), closesAt: inDays(-1) },
    { jobId: 'q4', team: 'finance', kind: 'contract', postedAt: inDays(-9), isOn: false },
    { jobId: 'q5', team: 'finance', kind: 'contract', postedAt: inDays(2) },
  ])
  const at = { place: 'oslo', placeName: 'Oslo', country: 'NO' }
  const blocks = [textBlock('Quokka <b>bookkeeping</b>')]
  const detail = { ...at, blocks, language: 'en' }
  await db.insert(careerJobDetails).values([
    { ...detail, jobId: 'q1', jobDetailId: 'a', title: 'Café clerk' },
    { ...detail, jobId: 'q1', jobDetailId: 'b', title: 'Kontorist', language: 'nb' },
    { ...detail, jobId: 'q1', jobDetailId: 'c', title: 'Clerk', place: 'rome', placeName: 'Rome' },
    { ...detail, jobId: 'q2', jobDetailId: 'd', title: 'Writer' },
    { ...detail, jobId: 'q3', jobDetailId: 'e', title: 'Closed' },
    { ...detail, jobId: 'q4', jobDetailId: 'f', title: 'Off' },
    { ...detail, jobId: 'q5', jobDetailId: 'g', title: 'Not yet' },
    { ...detail, jobId: 'q2', jobDetailId: 'h', title: 'No text', place: 'x', blocks: [] },
    { ...detail, jobId: 'q2', jobDetailId: 'i', title: 'Bad', place: 'y', country: 'Norway' },
  ])
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

describe('GET /content/career (S7.24)', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['open jobs, the newest first, once per place', {}, ['d', 'a', 'c']],
    ['in the wanted language where there is one', { lang: 'nb' }, ['d', 'b', 'c']],
    ['of a team', { team: 'finance' }, ['a', 'c']],
    ['at a place', { place: 'rome' }, ['c']],
    ['of a kind', { kind: 'contract' }, ['d']],
    ['with all words, without accents and case', { q: 'CAFE quokka oslo' }, ['a']],
    ['with a word that none has', { q: 'quokka zebra' }, []],
    ['of one job', { job_id: 'q1' }, ['a', 'c']],
  ])('lists %s', async (_, query, ids) => {
    expect(await listed(query)).toEqual(ids)
  })

  it('says what can be filtered by', async () => {
    const { choices } = await content({ filter: 'jobs', q: 'nothing has this' })
    expect(choices.teams).toEqual(expect.arrayContaining(['finance', 'marketing']))
    expect(choices.places).toEqual(expect.arrayContaining([{ id: 'rome', name: 'Rome' }]))
    expect(choices.places).toHaveLength(new Set(choices.places.map(({ id }) => id)).size)
  })

  it('returns a job in detail, and says if it’s closed', async () => {
    const { details } = await content({ filter: 'details', job_id: 'q1', job_detail_id: 'a' })
    expect(details).toMatchObject([
      { title: 'Café clerk', isOpen: true, blocks: [textBlock('Quokka <b>bookkeeping</b>')] },
    ])
    const all = await content({ filter: 'details', job_id: 'q1' })
    expect(all.details).toHaveLength(3)
    const closed = await content({ filter: 'details', job_id: 'q3', job_detail_id: 'e' })
    expect(closed.details).toMatchObject([{ isOpen: false }])
  })

  it.each([
    ['a job that is off', { job_id: 'q4', job_detail_id: 'f' }],
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
  job_detail_id: 'a',
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

  it('takes a CV of ten megabytes, and none that is larger', async () => {
    const sized = (size: number) => {
      const all = Buffer.alloc(size, 32)
      pdf().copy(all, 0, 0, 9)
      all.write('%%EOF', size - 6)
      return { cv: { name: 'cv.pdf', base64: all.toString('base64') } }
    }
    expect((await apply(application(sized(10 * 1024 * 1024)))).status).toBe(201)
    const over = await apply(application(sized(10 * 1024 * 1024 + 1)))
    expect([over.status, over.fields]).toEqual([400, { cv: 'size' }])
    const far = await apply(application(sized(11 * 1024 * 1024)))
    expect([far.status, far.error]).toEqual([413, 'TOO_LARGE'])
  })

  it.each<[string, Record<string, unknown>, number, string]>([
    ['an unknown job', { job_id: 'none' }, 404, 'JOB_NOT_FOUND'],
    ['a detail of another job', { job_detail_id: 'd' }, 404, 'JOB_NOT_FOUND'],
    ['a job that is closed', { job_id: 'q3', job_detail_id: 'e' }, 410, 'JOB_CLOSED'],
    ['a job that isn’t open yet', { job_id: 'q5', job_detail_id: 'g' }, 410, 'JOB_CLOSED'],
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
