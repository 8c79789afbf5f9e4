import { expect, test } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { EmailVerdict } from '../../contract/traveller/verify-email.ts'
import { answerReply, answerTicket } from './answer-ticket.ts'
import { TicketForm } from './ticket-form.tsx'

const verdict = (found: Partial<EmailVerdict>) => () =>
  Response.json({
    result: { problem: null, suggestion: null, isDomainChecked: true, ...found },
  })

const failing = () =>
  Response.json({ message: '', error: 'RATE_LIMITED', status_code: 429 }, { status: 429 })

const typo = verdict({ suggestion: 'jo@gmail.com' })
const typed = { topic: 'payment', name: 'Jo', email: 'jo@gmial.com', message: 'Hello' }

/** Returns what came of a form, and which calls of the front API were made. */
async function send(form: Record<string, string | File>, check: () => Response) {
  const { context, calls } = pageContext({
    answers: {
      '/v1/email/verify': check,
      '/v1/support/add-ticket': () => Response.json({ result: { number: 'ABCD2345' } }),
    },
  })
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  const request = new Request('http://a.example/en/contact', { method: 'POST', body })
  const answer = await answerTicket({ request, context })
  const refused = answer instanceof Response ? undefined : answer.data
  const { html, text } = renderPage(<TicketForm known={{}} refused={refused} />)
  return { refused, html, text, isSent: calls.some(({ path }) => path.endsWith('add-ticket')) }
}

test('a probable typo is asked about before anything is sent, and nothing typed is lost', async () => {
  const { refused, html, text, isSent } = await send(typed, typo)
  expect(isSent).toBe(false)
  expect(refused).toMatchObject({ typed, fields: { email: 'typo' } })
  expect(text).toContain('Did you mean jo@gmail.com?')
  expect(html).toMatch(/<button value="jo@gmial.com" type="submit"[^>]*name="sendTo"/)
  // The Enter key presses the first button, which asks again.
  expect(text.indexOf('Send message')).toBeLessThan(text.lastIndexOf('Send anyway'))
})

test('what else is missing is told at the same time', async () => {
  const { refused } = await send({ ...typed, topic: '', name: '' }, typo)
  expect(refused?.fields).toEqual({ topic: 'missing', name: 'missing', email: 'typo' })
})

test('a visitor may insist on an address, but only on that one', async () => {
  expect(await send({ ...typed, sendTo: typed.email }, typo)).toMatchObject({ isSent: true })
  expect(await send({ ...typed, sendTo: 'jo@gmial.con' }, typo)).toMatchObject({ isSent: false })
})

test.each([
  ['a domain without mail', verdict({ problem: 'no_mail_domain' }), /can’t receive e-mail/],
  ['a disposable address', verdict({ problem: 'disposable' }), /may not arrive/],
])('%s is asked about too', async (_, check, said) => {
  const { isSent, text } = await send({ ...typed, email: 'jo@nothing.example' }, check)
  expect(isSent).toBe(false)
  expect(text).toMatch(said)
  expect(text).not.toContain('Did you mean')
})

test('an address that can’t be checked now is taken as it is', async () => {
  expect(await send(typed, failing)).toMatchObject({ isSent: true })
})

test('files have to be chosen again only if some were', async () => {
  const again = 'Choose your files again.'
  const none = new File([], '')
  expect((await send({ ...typed, attachments: none }, typo)).text).not.toContain(again)
  const proof = new File(['%PDF-'], 'proof.pdf')
  expect((await send({ ...typed, attachments: proof }, typo)).text).toContain(again)
})

test.each([
  [{}, 'sent'],
  [{ withoutFiles: true }, 'sent-without-files'],
])('the page that follows is told whether files were kept: %o', async (more, told) => {
  const { context } = pageContext({
    answers: {
      '/v1/email/verify': verdict({}),
      '/v1/support/add-ticket': () => Response.json({ result: { number: 'ABCD2345', ...more } }),
      '/v1/support/tickets/ABCD2345/messages': () => Response.json({ result: more }),
    },
  })
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) body.append(name, value)
  const sent = { method: 'POST', body }
  const first = await answerTicket({ request: new Request('http://a.example/', sent), context })
  expect((first as Response).headers.get('location')).toContain(`told=${told}&number=ABCD2345`)
  const request = new Request('http://a.example/', sent)
  const reply = await answerReply({ request, context, number: 'ABCD2345' })
  expect((reply as Response).headers.get('location')).toMatch(new RegExp(`told=${told}$`))
})
