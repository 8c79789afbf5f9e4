import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMemberSite } from '../../../test/support/member/member-site.ts'
import { days } from '../platform/duration.ts'
import { createFeedbackService } from './feedback-service.ts'
import { feedback } from './tables.ts'

const { call, platform } = await openMemberSite()
const { db, clock } = platform
const said = { score: 4, topic: 'booking', comment: ' <b>Good</b> ', appVersion: '2.14' }
const send = (body: object, headers: Record<string, string> = {}) =>
  call<{ kept: true }>('POST', '/feedback', { body, headers })
const kept = (comment: string) => db.select().from(feedback).where(eq(feedback.comment, comment))

test('what is said is kept as it was written, with language and country', async () => {
  const headers = { 'x-language': 'th', 'x-country': 'TH' }
  expect((await send(said, headers)).status).toBe(201)
  expect(await kept('<b>Good</b>')).toMatchObject([
    { score: 4, topic: 'booking', appVersion: '2.14', language: 'th', country: 'TH' },
  ])
})

test.each([
  ['a score outside 1 to 5', 'score', { score: 6 }],
  ['a score as text', 'score', { score: '4' }],
  ['an unknown topic', 'topic', { topic: 'weather' }],
  ['a comment over the limit', 'comment', { comment: 'x'.repeat(2001) }],
  ['a version that is none', 'appVersion', { appVersion: '1; DROP' }],
])('%s is refused', async (_, field, wrong) => {
  const { status, error, fields } = await send({ ...said, comment: 'refused', ...wrong })
  expect({ status, error }).toEqual({ status: 400, error: 'VALIDATION' })
  expect(Object.keys(fields ?? {})).toEqual([field])
  expect(await kept('refused')).toEqual([])
})

test('a device that keeps sending is refused for a while', async () => {
  const headers = { 'x-auid': crypto.randomUUID() }
  const answers: number[] = []
  for (let time = 0; time < 11; time += 1) answers.push((await send(said, headers)).status)
  expect(answers.filter((status) => status === 201)).toHaveLength(10)
  expect(answers.at(-1)).toBe(429)
})

test('after a year it’s deleted', async () => {
  const row = { score: 1, topic: 'app' as const, appVersion: '1', language: null, country: null }
  const at = (ago: number) => new Date(clock.now() - ago)
  await db.insert(feedback).values([
    { ...row, id: crypto.randomUUID(), comment: 'old', at: at(days(366)) },
    { ...row, id: crypto.randomUUID(), comment: 'young', at: at(days(364)) },
  ])
  await createFeedbackService({ db, clock }).sweep()
  expect([await kept('old'), await kept('young')].map(({ length }) => length)).toEqual([0, 1])
})
