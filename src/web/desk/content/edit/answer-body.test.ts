import { expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { cookies } from '../../../../contract/headers.ts'
import { answerBody, type SentBody } from './answer-body.ts'

const id = '0e3c6f0e-0000-4000-8000-000000000000'
const visibility = { countries: [], languages: [], from: null, until: null }
const body = { title: 'Baggage', description: 'What to pack', blocks: [] }

/** Returns what a button of a page's Thai form is answered with, and the languages that were saved. */
async function answerTo(button: string) {
  const version = { bodies: { en: body, th: body }, visibility, facts: {} }
  const { context, calls } = pageContext({
    jar: { [cookies.desk]: 'token' },
    answers: {
      [`/v1/desk/contents/${id}`]: () => Response.json({ result: { document: { kind: 'page' } } }),
      [`/v1/desk/contents/${id}/versions`]: () => Response.json({ result: {} }),
      [`/v1/desk/contents/${id}/versions/2`]: () => Response.json({ result: version }),
    },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries({
    basedOn: '2',
    key: 'k',
    title: 'New',
    do: button,
  })) {
    form.set(name, value)
  }
  const url = `http://a.example/en/desk/content/${id}/edit?lang=th`
  const answer = await answerBody({
    id,
    form,
    request: new Request(url, { method: 'POST' }),
    context,
  })
  const said: Partial<SentBody> | undefined = 'data' in answer ? answer.data : undefined
  const saved = calls.find((call) => call.body.includes('bodies'))
  return {
    said,
    languages: saved && Object.keys(JSON.parse(saved.body).bodies),
  }
}

it('asks before a language is removed, and keeps what was typed', async () => {
  const { said, languages } = await answerTo('ask-removal')
  expect(said).toMatchObject({ asksRemoval: true, code: null })
  expect(languages).toBeUndefined()
})

it('removes nothing if it’s to be kept, and only that language if it’s confirmed', async () => {
  const kept = await answerTo('keep-language')
  expect(kept.said?.asksRemoval).toBeUndefined()
  expect(kept.languages).toBeUndefined()
  expect((await answerTo('remove-language')).languages).toEqual(['en'])
})
