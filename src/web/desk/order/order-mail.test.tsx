import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import OrderMail from './order-mail.tsx'

type Mail = ResultOf<typeof readOrderMail>

const thai: Mail = {
  mailId: 'mail',
  to: 'mei@traveller.example',
  subject: 'การจองของคุณ ABC234',
  text: 'สวัสดี Mei',
  written: { language: 'th', own: ['text', 'voucher'], english: ['text'] },
  english: { subject: 'Your booking ABC234', text: 'Hello Mei' },
  orderLanguage: 'th',
  attachments: ['voucher.pdf'],
  state: 'sent',
  isOutdated: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: '2026-11-20T08:00:01.000Z',
}

function shown(more: Partial<Mail>) {
  const mail = { ...thai, ...more }
  const loaderData = { title: mail.subject, back: 'Order ABC234', orderCode: 'ABC234', mail }
  const props = { loaderData } as unknown as Parameters<typeof OrderMail>[0]
  return renderPage(<OrderMail {...props} />)
}

it('marks a mail whose documents are outdated', () => {
  expect(shown({ isOutdated: true }).text).toContain('Outdated documents')
  expect(shown({}).text).not.toContain('Outdated documents')
})

it('shows a mail in the traveller’s language, and the same in English as what wasn’t sent', () => {
  const { html, text } = shown({})
  expect(text).toContain('Written in Thai: some of the text and voucher.')
  expect(text).toContain('there is no translation into Thai yet: some of the text.')
  expect(html).toMatch(/<p[^>]*lang="th"[^>]*>สวัสดี Mei/)
  expect(html).toMatch(/<p[^>]*lang="en"[^>]*>Subject: Your booking ABC234\n\nHello Mei/)
  expect(text).toContain('This isn’t what was sent.')
  expect(html).toMatch(/<section aria-labelledby="mail-english"/)
})

it.each<[string, Partial<Mail>, RegExp]>([
  [
    'is in English',
    { written: { language: 'en', own: ['text'], english: [] }, orderLanguage: 'en', english: null },
    /Written in English\..*no other version/,
  ],
  [
    'is older than English versions',
    { written: null, english: null },
    /wasn’t recorded.*no English version/,
  ],
])('says why there is no other version of a mail that %s', (_, more, said) => {
  const { html, text } = shown(more)
  expect(text).toMatch(said)
  expect(html).not.toContain('mail-english')
})
