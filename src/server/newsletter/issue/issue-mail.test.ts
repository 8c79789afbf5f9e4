import { describe, expect, it } from 'vitest'
import { blocksAsText } from '../../platform/mail/mail-blocks.ts'
import { mailPage } from '../../platform/mail/mail-page.ts'
import { issueContentsSchema } from './issue-contents.ts'
import { issueMail } from './issue-mail.ts'

const origin = 'https://sojourn.example'
const reader = { uuid: 'u-1', language: 'en' }
const english = {
  subject: 'Bali for less',
  blocks: [
    { kind: 'heading', text: 'This week' },
    {
      kind: 'text',
      content: [
        { type: 'text', text: 'Beaches & ' },
        { type: 'text', text: 'temples', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'how', marks: [{ type: 'link', attrs: { href: '/help' } }] },
      ],
    },
    { kind: 'list', isOrdered: true, items: [[{ type: 'text', text: '<b>Sun</b>' }]] },
    { kind: 'button', text: 'All stays', href: '/hotel' },
    {
      kind: 'offer',
      title: 'Ubud',
      text: 'Three nights',
      price: { amount: 19_900, currency: 'MYR' },
      button: 'See stays',
      href: 'https://partner.example/ubud',
    },
  ],
}
const mailOf = (contents: unknown, to = reader) => {
  const mail = issueMail(issueContentsSchema.parse(contents), to, origin)
  return { ...mail, ...mail.says(to.language) }
}

describe('an issue’s mail', () => {
  it('has its blocks, and how to end it', () => {
    const mail = mailOf({ en: english })
    expect(mail).toMatchObject({ subject: 'Bali for less', language: 'en', isBulk: true })
    const text = blocksAsText(mail.blocks)
    for (const part of [
      'This week',
      'Beaches & temples\nhow (https://sojourn.example/en/help)',
      '1. <b>Sun</b>',
      'All stays: https://sojourn.example/en/hotel',
      'Ubud',
      'Three nights',
      'Price from: MYR\u00a0199',
      'See stays: https://partner.example/ubud',
      'because you subscribed',
      'https://sojourn.example/en/newsletter/choose-language?uuid=u-1',
      'https://sojourn.example/en/newsletter/unsubscribe?uuid=u-1',
    ])
      expect(text).toContain(part)
  })

  it('has marks and links as HTML, and what was typed as text', () => {
    const html = mailPage(mailOf({ en: english }).blocks, {
      language: 'en',
      preview: '',
      footer: [],
      origin,
    })
    for (const part of [
      'Beaches &#38; <strong>temples</strong><br><a href="https://sojourn.example/en/help">how</a>',
      '<li>&#60;b&#62;Sun&#60;/b&#62;</li></ol>',
    ])
      expect(html).toContain(part)
  })

  it('lets mail programs unsubscribe with one click (RFC 8058)', () => {
    expect(mailOf({ en: english }).headers).toEqual({
      'List-Unsubscribe': '<https://sojourn.example/en/newsletter/unsubscribe?uuid=u-1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('is in the reader’s language, or in English with links to pages in theirs', () => {
    const thai = { subject: 'บาหลี', blocks: [{ kind: 'button', text: 'ทะเล', href: '/hotel' }] }
    const reads = (language: string) => mailOf({ en: english, th: thai }, { uuid: 'u', language })
    expect(reads('th')).toMatchObject({ subject: 'บาหลี' })
    expect(reads('fr')).toMatchObject({ subject: 'Bali for less' })
    expect(blocksAsText(reads('fr').blocks)).toContain('https://sojourn.example/fr/hotel')
    // Around this issue, a reader of French has French words: screen readers are told which part is in another language.
    const frame = { language: 'en', preview: '', footer: [], origin }
    const inThai = mailPage(reads('th').blocks, { ...frame, language: 'th' })
    expect(inThai).toMatch(/<h1[^>]*>บาหลี<\/h1>/)
    expect(inThai).toContain('ยกเลิกการรับ')
    expect(inThai).not.toContain('<div lang')
    const french = mailPage(reads('fr').blocks, { ...frame, language: 'fr' })
    expect(french).toMatch(/<div lang="en"><h1[^>]*>Bali for less<\/h1>/)
    expect(french.slice(french.indexOf('</div>'))).toContain('Se désinscrire')
    expect(mailPage(reads('en').blocks, frame)).not.toContain('<div lang')
  })
})

describe('contents are refused', () => {
  const blocks = (...all: unknown[]) => ({ en: { subject: 'A', blocks: all } })
  it.each<[string, unknown]>([
    ['without English', { th: english }],
    ['in a language that the site doesn’t have', { en: english, xx: english }],
    ['without a subject', { en: { ...english, subject: ' ' } }],
    ['without blocks', blocks()],
    ['with an unknown block', blocks({ kind: 'html', html: '<b>' })],
    [
      'with a script for a link',
      blocks({ kind: 'button', text: 'a', href: 'javascript:alert(1)' }),
    ],
    [
      'with a link to an insecure site',
      blocks({ kind: 'button', text: 'a', href: 'http://a.example' }),
    ],
    [
      'with a link that leaves the site by slashes',
      blocks({ kind: 'button', text: 'a', href: '//a' }),
    ],
    [
      'with a price in decimals',
      blocks({
        kind: 'offer',
        title: 'a',
        button: 'b',
        href: '/',
        price: { amount: 1.5, currency: 'USD' },
      }),
    ],
  ])('%s', (_, contents) => {
    expect(issueContentsSchema.safeParse(contents).success).toBe(false)
  })
})
