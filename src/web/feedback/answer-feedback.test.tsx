import { expect, test } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { errorCatalogue } from '../../contract/errors.ts'
import { answerFeedback, type RefusedFeedback } from './answer-feedback.ts'
import { FeedbackFields } from './feedback-fields.tsx'

const path = '/v1/feedback'
const userAgent = 'Mozilla/5.0 (Linux; Android 15) SojournApp/2.14'

async function send(form: Record<string, string>, answers: Record<string, () => Response> = {}) {
  const { context, calls } = pageContext({ answers, userAgent })
  const request = new Request('http://a.example/en/feedback-form', {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const answer = await answerFeedback({ request, context })
  const sent = calls.map((call) => [call.path, call.body])
  if (answer instanceof Response) return { to: answer.headers.get('location'), sent }
  return { status: answer.init?.status ?? 200, answer: answer.data, sent }
}

test('what was said is sent with the app’s version, and the thanks have an address', async () => {
  expect(await send({ score: '4', topic: 'app', comment: ' a\r\nb ' })).toEqual({
    to: '/en/feedback-form?told=sent',
    sent: [[path, JSON.stringify({ score: 4, topic: 'app', comment: 'a\nb', appVersion: '2.14' })]],
  })
})

test.each<[string, Record<string, string>, RefusedFeedback['fields']]>([
  ['nothing', { comment: 'hm' }, { score: 'missing', topic: 'missing' }],
  ['a score nobody offered', { score: '9', topic: 'app', comment: 'hm' }, { score: 'missing' }],
  [
    'too many words',
    { score: '1', topic: 'app', comment: 'x'.repeat(2001) },
    { comment: 'too-long' },
  ],
])('%s: told beside it, nothing sent, nothing lost', async (_, form, fields) => {
  const { status, answer, sent } = await send(form)
  expect({ status, sent }).toEqual({ status: 422, sent: [] })
  expect(answer).toMatchObject({ fields, typed: { comment: form.comment } })
})

test('what couldn’t be sent stays in the form', async () => {
  const [status_code, message] = errorCatalogue.RATE_LIMITED
  const refuse = () =>
    Response.json({ message, error: 'RATE_LIMITED', status_code }, { status: status_code })
  const { status, answer } = await send(
    { score: '2', topic: 'payment', comment: 'slow' },
    { [path]: refuse },
  )
  expect(status).toBe(429)
  const { html, text } = renderPage(<FeedbackFields refused={answer} />)
  expect(text).toContain('We couldn’t send your feedback')
  expect(html).toContain('data-error="RATE_LIMITED"')
  expect(html).toMatch(/checked="" value="2"/)
  expect(html).toMatch(/<textarea[^>]*>\s*slow</)
})
