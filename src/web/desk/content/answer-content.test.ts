import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookies } from '../../../contract/headers.ts'
import { answerContent } from './answer-content.ts'

const id = '0e3c6f0e-0000-4000-8000-000000000000'
const versions = [
  { number: 3, outdated: ['de', 'th'] },
  { number: 2, outdated: [] },
]
const later = '2030-01-01T00:00'

/** Returns what a form of a document's page is answered with, whether something was published, and from when. */
async function answerTo(typed: Record<string, string>, { kind = 'page', zone = 'UTC' } = {}) {
  const { context, calls } = pageContext({
    config: { agencyZone: zone },
    jar: { [cookies.desk]: 'token' },
    answers: {
      [`/v1/desk/contents/${id}`]: () =>
        Response.json({ result: { document: { kind }, versions } }),
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
  const from: unknown = published && JSON.parse(published.body).from
  return { said, isPublished: published !== undefined, from }
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
