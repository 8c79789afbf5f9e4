import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookies } from '../../../contract/headers.ts'
import { answerContent } from './answer-content.ts'

const id = '0e3c6f0e-0000-4000-8000-000000000000'
const visibility = { countries: [], languages: [], from: null, until: '2029-06-30T23:59:59.000Z' }
const versions = [
  { number: 3, outdated: ['de', 'th'], languages: ['en', 'de', 'th'], visibility },
  { number: 2, outdated: [], languages: ['en'], visibility },
]
const later = '2030-01-01T00:00'

/** Returns what a form of a document's page is answered with, whether something was published, and from when. */
async function answerTo(
  typed: Record<string, string>,
  { kind = 'page', zone = 'UTC', released = 3, live = 0 } = {},
) {
  const {
    context,
    calls,
    cookies: jar,
  } = pageContext({
    config: { agencyZone: zone },
    jar: { [cookies.desk]: 'token' },
    answers: {
      [`/v1/desk/contents/${id}`]: () =>
        Response.json({ result: { document: { kind, liveVersion: live || null }, versions } }),
      [`/v1/desk/contents/${id}/publish`]: () =>
        Response.json({ result: { liveVersion: released, nextVersion: released } }),
      [`/v1/desk/contents/${id}/versions/3/recipients`]: () =>
        Response.json({ result: { recipients: 12 } }),
    },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries({ basedOn: '3', key: 'k', ...typed })) {
    form.set(name, value)
  }
  const request = new Request(`http://a.example/en/desk/content/${id}`, { method: 'POST' })
  const answer = await answerContent({ id, form, request, context })
  const said = 'data' in answer ? answer.data : undefined
  const published = calls.find(({ path }) => path.endsWith('/publish'))
  const { from, until } = published ? JSON.parse(published.body) : {}
  const [told] = (jar.read(cookies.deskTold) ?? '').split(' ')
  return { said, isPublished: published !== undefined, from, until, told }
}

it.each<[string, Record<string, string>, readonly string[] | undefined]>([
  ['now with older languages', { act: 'publish', number: '3' }, ['de', 'th']],
  ['later with older languages', { act: 'schedule', number: '3', from: later }, ['de', 'th']],
  ['in a version without them', { act: 'publish', number: '2' }, undefined],
  ['as it was confirmed', { act: 'publish', number: '3', older: '3 de th' }, undefined],
  [
    'after another version was confirmed',
    { act: 'publish', number: '3', older: '2 de th' },
    ['de', 'th'],
  ],
  [
    'after other languages were confirmed',
    { act: 'publish', number: '3', older: '3 de' },
    ['de', 'th'],
  ],
])('publishing %s: %j asks about %j', async (_, typed, older) => {
  const { said, isPublished } = await answerTo(typed)
  expect(said?.older).toEqual(older)
  expect(isPublished).toBe(older === undefined)
})

it.each([
  ['now', { act: 'publish', number: '2' }],
  ['later', { act: 'schedule', number: '2', from: later }],
])('publishing %s without languages that are live asks first', async (_, typed) => {
  const { said, isPublished } = await answerTo(typed, { live: 3 })
  expect(said).toMatchObject({ code: null, missing: ['de', 'th'], older: [] })
  expect(isPublished).toBe(false)
  const other = await answerTo({ ...typed, older: '2  -de' }, { live: 3 })
  expect(other.isPublished).toBe(false)
  expect((await answerTo({ ...typed, older: '2  -de -th' }, { live: 3 })).isPublished).toBe(true)
  expect((await answerTo(typed, { live: 2 })).isPublished).toBe(true)
})

it('going back publishes nothing and keeps what was typed', async () => {
  const typed = { act: 'publish', number: '3', back: 'publish', why: 'Now' }
  const { said, isPublished } = await answerTo(typed)
  expect(said).toMatchObject({ code: null, typed: { why: 'Now' } })
  expect(said?.older).toBeUndefined()
  expect(isPublished).toBe(false)
})

it('an issue is asked about its languages first, and then about its subscribers', async () => {
  const typed = { act: 'publish', number: '3' }
  expect((await answerTo(typed, { kind: 'issue' })).said).toMatchObject({ older: ['de', 'th'] })
  const second = await answerTo({ ...typed, older: '3 de th' }, { kind: 'issue' })
  expect(second.said).toMatchObject({ recipients: 12, typed: { older: '3 de th' } })
  const sent = await answerTo({ ...typed, older: '3 de th', confirmed: '3' }, { kind: 'issue' })
  expect(sent.isPublished).toBe(true)
})

it('forms of agencies in two zones, sent at once, are each read by their own clock', async () => {
  const typed = { act: 'schedule', number: '2', from: later }
  const answers = await Promise.all(
    ['Asia/Kuala_Lumpur', 'America/New_York'].map((zone) => answerTo(typed, { zone })),
  )
  expect(answers.map(({ from }) => from)).toEqual([
    '2029-12-31T16:00:00.000Z',
    '2030-01-01T05:00:00.000Z',
  ])
})

it.each([
  ['as it was shown in the form', '2029-06-30T23:59', '2029-06-30T23:59:59.000Z'],
  ['changed', '2029-07-01T00:00', '2029-07-01T00:00:00.000Z'],
  ['emptied', '', null],
])('an end that is %s is sent as what it means', async (_, typed, until) => {
  const answer = await answerTo({ act: 'publish', number: '2', until: typed })
  expect(answer.until).toBe(until)
})

it.each([
  ['publish', 2, 'publish'],
  ['publish', 4, 'publish-dated'],
  ['schedule', 2, 'schedule'],
  ['schedule', 4, 'schedule-dated'],
])('to %s version 2 that became version %i is told as %s', async (act, released, told) => {
  const answer = await answerTo({ act, number: '2', from: later }, { released })
  expect(answer.told).toBe(told)
})
