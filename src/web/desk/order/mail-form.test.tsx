import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { ActForms } from './act-form.tsx'
import { MailForm } from './mail-form.tsx'

const mail = (mailId: string, createdAt: string, isOutdated: boolean) => ({
  mailId,
  to: 'mei@traveller.example',
  subject: 'Your e-ticket for order PUYD4M',
  state: 'sent' as const,
  isOutdated,
  createdAt,
  sentAt: createdAt,
})
const before = mail('before', '2026-11-20T08:00:00.000Z', true)
const after = mail('after', '2026-11-21T09:00:00.000Z', false)
const copy = mail('copy', '2026-11-22T10:00:00.000Z', true)

const options = (mails: ReturnType<typeof mail>[]) => {
  const { html } = renderPage(
    <ActForms value={{ roles: ['support'], rendering: 'r', refused: undefined }}>
      <MailForm mails={mails} />
    </ActForms>,
  )
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

it('chooses the newest mail that isn’t outdated, and none if all are', () => {
  const chosen = (mails: ReturnType<typeof mail>[]) =>
    options(mails).filter(({ isChosen }) => isChosen)
  expect(chosen([before, after, copy]).map(({ value }) => value)).toEqual(['after'])
  expect(chosen([before, copy]).map(({ value }) => value)).toEqual([''])
})
