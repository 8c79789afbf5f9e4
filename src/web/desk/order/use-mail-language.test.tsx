import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { MailLanguage } from '../../../contract/desk/order/mail-language.ts'
import { useMailLanguage } from './use-mail-language.ts'

function Said({ written, order }: { written: MailLanguage | null; order: string }) {
  return <p>{useMailLanguage().sentences(written, order).join(' ')}</p>
}

const said = (written: MailLanguage | null, order = 'de') =>
  renderPage(<Said written={written} order={order} />).text.trim()

it.each<[string, MailLanguage | null, string]>([
  [
    'a mail whose words are all translated',
    { language: 'de', own: ['text', 'voucher'], english: [] },
    'Written in German.',
  ],
  [
    'one without any translated word',
    { language: 'de', own: [], english: ['text'] },
    'Written in English, because there is no translation into German yet. Dates and amounts are written as in German. The order’s language is German.',
  ],
  [
    'an English one around a translated voucher',
    { language: 'de', own: ['voucher'], english: ['text'] },
    'Written in German: voucher. Written in English, because there is no translation into German yet: text. The order’s language is German.',
  ],
  [
    'one that is translated partly',
    { language: 'de', own: ['text', 'voucher'], english: ['text'] },
    'Written in German: some of the text and voucher. Written in English, because there is no translation into German yet: some of the text.',
  ],
  [
    'one from before it was kept',
    null,
    'The language of this mail wasn’t recorded: the mail is older than that record.',
  ],
])('says of %s what is in which language', (_, written, expected) => {
  expect(said(written)).toBe(expected)
})

it('says that the order’s language is another one than the mail’s', () => {
  const english: MailLanguage = { language: 'en', own: ['text'], english: [] }
  expect(said(english, 'ja')).toBe('Written in English. The order’s language is Japanese.')
  expect(said(english, 'en')).toBe('Written in English.')
})
