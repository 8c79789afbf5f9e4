import { expect, test } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { type ErrorCode, errorCatalogue } from '../../../contract/errors.ts'
import { answerReport, type RefusedReport } from './answer-report.ts'
import { ReportForm } from './report-form.tsx'

const path = (what: string) => `/v1/flight/reminders/token/${what}`
const problem = (error: ErrorCode) => () => {
  const [status_code, message] = errorCatalogue[error]
  return Response.json({ message, error, status_code }, { status: status_code })
}

async function send(form: Record<string, string>, answers: Record<string, () => Response> = {}) {
  const { context, calls } = pageContext({ answers })
  const url = new URL('http://a.example/en/report-abandoned?id=token')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await answerReport({ request, context, url })
  const sent = calls.map((call) => [call.path, call.body])
  if (answer instanceof Response) return { to: answer.headers.get('location'), sent }
  return { status: answer.init?.status ?? 200, answer: answer.data, sent }
}

test('a reason and comment are sent, and the thank-you page has its own address', async () => {
  expect(await send({ reason: 'price', comment: ' too\r\ndear ' })).toEqual({
    to: '/en/report-abandoned?id=token&told=answered',
    sent: [[path('answer'), JSON.stringify({ reason: 'price', comment: 'too\ndear' })]],
  })
})

test('the reminders can be ended without anything else', async () => {
  expect(await send({ intent: 'stop', reason: 'price' })).toEqual({
    to: '/en/report-abandoned?id=token&told=stopped',
    sent: [[path('stop'), '']],
  })
})

test('a mail program’s one-click request gets no redirect (RFC 8058)', async () => {
  expect(await send({ 'List-Unsubscribe': 'One-Click' })).toEqual({
    status: 200,
    answer: { told: 'stopped' },
    sent: [[path('stop'), '']],
  })
})

test.each<[string, Record<string, string>, RefusedReport['fields']]>([
  ['no reason', { comment: 'hm' }, { reason: 'missing' }],
  ['a reason nobody offered', { reason: 'boredom', comment: 'hm' }, { reason: 'missing' }],
  ['too many words', { reason: 'other', comment: 'x'.repeat(1001) }, { comment: 'too-long' }],
])('%s: told beside it, nothing sent, nothing lost', async (_, form, fields) => {
  const { status, answer, sent } = await send(form)
  expect({ status, sent }).toEqual({ status: 422, sent: [] })
  expect(answer).toMatchObject({ fields, typed: { comment: form.comment } })
})

test.each(['UNAVAILABLE', 'RATE_LIMITED', 'REMINDER_NOT_FOUND'] as const)(
  '%s keeps the input',
  async (code) => {
    const form = { reason: 'plans', comment: 'a cat was born' }
    const { status, answer } = await send(form, { [path('answer')]: problem(code) })
    expect(status).toBe(errorCatalogue[code][0])
    expect(answer).toEqual({ typed: form, fields: {}, code })
    const { html } = renderPage(
      <ReportForm reminder={undefined} refused={answer as RefusedReport} />,
    )
    expect(html).toContain('a cat was born')
    expect(html).toContain(`data-error="${code}"`)
  },
)
