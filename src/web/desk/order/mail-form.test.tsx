import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { MailLanguage } from '../../../contract/desk/order/mail-language.ts'
import { ActForms } from './act-form.tsx'
import { MailForm } from './mail-form.tsx'

const german: MailLanguage = { language: 'de', own: ['voucher'], english: ['text'] }
const mail = (
  mailId: string,
  createdAt: string,
  isOutdated: boolean,
  written: MailLanguage | null = null,
) => ({
  mailId,
  to: 'mei@traveller.example',
  subject: 'Your e-ticket for order PUYD4M',
  state: 'sent' as const,
  isOutdated,
  written,
  createdAt,
  sentAt: createdAt,
})
const before = mail('before', '2026-11-20T08:00:00.000Z', true)
const after = mail('after', '2026-11-21T09:00:00.000Z', false)
const copy = mail('copy', '2026-11-22T10:00:00.000Z', true)

const form = (mails: ReturnType<typeof mail>[]) =>
  renderPage(
    <ActForms value={{ roles: ['support'], rendering: 'r', refused: undefined }}>
      <MailForm mails={mails} language="th" />
    </ActForms>,
  )

const options = (mails: ReturnType<typeof mail>[]) => {
  const { html } = form(mails)
  return [...html.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)/g)].map(
    ([, value, selected, label]) => ({ value, isChosen: Boolean(selected), label }),
  )
}

it('lists the newest mail first, each with its time, and outdated documents marked', () => {
  const shown = options([before, after, copy])
  expect(shown.map(({ value }) => value)).toEqual(['', 'copy', 'after', 'before'])
  expect(shown[1]?.label).toMatch(/^Outdated documents · .*22 Nov.* · Your e-ticket/)
  expect(shown[2]?.label).toMatch(/^[^·]*21 Nov.* · Your e-ticket/)
})

it('chooses no mail for staff: the newest may be a notice', () => {
  const chosen = (mails: ReturnType<typeof mail>[]) =>
    options(mails).filter(({ isChosen }) => isChosen)
  expect(chosen([before, after, copy]).map(({ value }) => value)).toEqual([''])
  expect(chosen([before, copy]).map(({ value }) => value)).toEqual([''])
})

it('says to which address each mail went', () => {
  expect(options([after])[1]?.label).toMatch(/ · To mei@traveller\.example$/)
})

it.each<[string, MailLanguage | null]>([
  ['Not recorded', null],
  ['English', { language: 'en', own: ['text'], english: [] }],
  ['German', { language: 'de', own: ['text', 'voucher'], english: [] }],
  ['German, parts in English', german],
  ['English, for a reader of German', { language: 'de', own: [], english: ['text'] }],
])('says that a mail’s language is: %s', (said, written) => {
  const [, option] = options([mail('one', '2026-11-20T08:00:00.000Z', false, written)])
  expect(option?.label?.split(' · ')[1]).toBe(said)
})

it('says which language the order has now, and leads to the mails in English', () => {
  const { html, text } = form([after])
  expect(text).toContain('The order’s language is Thai.')
  expect(html).toMatch(/<a[^>]*href="[^"]*#mails"[^>]*>Read the mails, also in English/)
})
