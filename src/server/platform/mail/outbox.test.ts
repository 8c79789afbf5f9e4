import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { jobsNamed } from '../../../../test/support/jobs.ts'
import { patience } from '../../../../test/support/patience.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { supportEmail } from '../../config.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { devOutbox } from '../dev/dev-outbox.ts'
import { days, minutes } from '../duration.ts'
import { wordsOf } from '../words.ts'
import type { MailDraft, MailWords } from './mail.ts'
import { mailsTo } from './mail-store.ts'
import { createSweep } from './sweep-mails.ts'
import { mailAttachments, mails } from './tables.ts'

const { db, jobs, outbox, config, clock } = await testPlatform()
await jobs.start()
const outboxPage = devOutbox({ db, config })

const mailTo = (
  to: string,
  { subject = 'Your e-ticket KUL–BKK', ...more }: Partial<MailDraft & MailWords> = {},
): MailDraft => ({
  key: `test:${to}`,
  to,
  language: 'en',
  says: () => ({ subject, blocks: [{ kind: 'text', text: 'Have a good flight.' }] }),
  ...more,
})

async function listed(query = '') {
  const answer = await outboxPage.request(`/${query}`, { headers: { accept: 'application/json' } })
  return (await answer.json()) as { to: string; attachments: { href: string }[] }[]
}
const sentTo = (to: string) =>
  vi.waitFor(async () => {
    const mail = (await listed()).find((each) => each.to === to)
    if (!mail) throw new Error(`nothing sent to ${to} yet`)
    return mail
  }, patience())

test('a mail is sent once its transaction commits, with its attachments', async () => {
  const attachments = [
    { filename: 'e-ticket.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ]
  await inTransaction(db, (tx) => outbox.write(tx, mailTo('ana@test.example', { attachments })))
  expect(await sentTo('ana@test.example')).toMatchObject({
    subject: 'Your e-ticket KUL–BKK',
    text: expect.stringContaining('Have a good flight.'),
    attachments: [{ filename: 'e-ticket.pdf', contentType: 'application/pdf' }],
  })
})

test('an attachment can be opened from the outbox', async () => {
  const { attachments } = await sentTo('ana@test.example')
  const path = attachments[0]?.href.replace('/dev/outbox', '') ?? ''
  const answer = await outboxPage.request(path)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(await answer.text()).toBe('%PDF-1.7')
})

test('its own header fields are sent and listed', async () => {
  const headers = { 'List-Unsubscribe': '<https://sojourn.example/stop>' }
  await outbox.write(db, mailTo('list@test.example', { headers }))
  expect(await sentTo('list@test.example')).toMatchObject({ headers })
  const folder = join(config.DATA_DIR, 'outbox')
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const file = files.find((text) => text.includes('To: list@test.example'))
  expect(file).toContain('List-Unsubscribe: <https://sojourn.example/stop>')
})

test('a line break in a subject or a file’s name adds no header field', async () => {
  const subject = 'Your trip\r\nBcc: everyone@evil.example'
  const filename = 'ticket.pdf"\r\nX-Evil: 1'
  const attachments = [{ filename, contentType: 'application/pdf', content: Buffer.from('%PDF') }]
  await outbox.write(db, mailTo('forged@test.example', { subject, attachments }))
  await sentTo('forged@test.example')
  const folder = join(config.DATA_DIR, 'outbox')
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const file = files.find((text) => text.includes('To: forged@test.example'))
  expect(file).toContain('Subject: Your trip')
  expect(file).not.toMatch(/^(?:Bcc|X-Evil):/m)
})

test('without a mail server it becomes a file that mail programs read', () => {
  const folder = join(config.DATA_DIR, 'outbox')
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(files.find((text) => text.includes('To: ana@test.example'))).toMatch(/Message-ID: <\S+@/)
})

test('the outbox lists mails to an address, however many others were sent later', async () => {
  await outbox.write(db, mailTo('first+1@test.example'))
  await sentTo('first+1@test.example')
  const later = Array.from({ length: 200 }, (_, number) => ({
    id: randomUUID(),
    key: `later ${number}`,
    to: 'later@test.example',
    subject: '',
    text: '',
    html: '',
    state: 'sent' as const,
    createdAt: clock.date(),
    sentAt: new Date(clock.now() + minutes(1)),
  }))
  await db.insert(mails).values(later)
  expect(new Set((await listed()).map(({ to }) => to))).toEqual(new Set(['later@test.example']))
  const found = await listed(`?to=${encodeURIComponent('first+1@test.example')}`)
  expect(found.map(({ to }) => to)).toEqual(['first+1@test.example'])
  await db.delete(mails).where(eq(mails.to, 'later@test.example'))
})

test('a transaction that fails sends nothing', async () => {
  const failing = inTransaction(db, async (tx) => {
    await outbox.write(tx, mailTo('never@test.example'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await outbox.write(db, mailTo('after@test.example'))
  await sentTo('after@test.example')
  expect((await listed()).map(({ to }) => to)).not.toContain('never@test.example')
})

test('one key gives one mail, however often and from wherever it is written', async () => {
  const write = () => outbox.write(db, mailTo('twice@test.example'))
  await Promise.all([write(), write(), write()])
  await sentTo('twice@test.example')
  await write()
  const rows = await db.select().from(mails).where(eq(mails.to, 'twice@test.example'))
  expect(rows).toHaveLength(1)
})

test('sent mails and their attachments are deleted after 400 days, unsent ones are kept', async () => {
  const counts = async () => [await db.$count(mails), await db.$count(mailAttachments)]
  await db.insert(mails).values({
    id: randomUUID(),
    key: 'unsent',
    to: 'unsent@test.example',
    subject: '',
    text: '',
    html: '',
    createdAt: clock.date(),
  })
  const [written = 0, attached] = await counts()
  const sweep = createSweep({ db, clock })
  clock.advance(days(399))
  await sweep()
  expect(await counts()).toEqual([written, attached])
  clock.advance(days(2))
  await sweep()
  expect(await counts()).toEqual([1, 0])
})

test('mails to many have a queue of their own, and are deleted after 30 days', async () => {
  await outbox.write(db, mailTo('many@test.example', { isBulk: true }))
  await sentTo('many@test.example')
  expect(await jobsNamed(db, 'mail.send-bulk')).toHaveLength(1)
  const isKept = () => db.$count(mails, eq(mails.to, 'many@test.example'))
  const sweep = createSweep({ db, clock })
  clock.advance(days(29))
  await sweep()
  expect(await isKept()).toBe(1)
  clock.advance(days(2))
  await sweep()
  expect(await isKept()).toBe(0)
})

describe('a mail in another language than English', () => {
  // Vouchers are the words that every language has, and the desk is in English in each.
  const says: MailDraft['says'] = (language) => ({
    subject: 'Order ABC234',
    blocks: [
      { kind: 'text', text: wordsOf('voucher', language)('check-in') },
      { kind: 'text', text: wordsOf('voucher', 'th')('check-in') },
      { kind: 'text', text: wordsOf('desk', language)('locked-title') },
    ],
  })
  const written = async (to: string, more: Partial<MailDraft> = {}) => {
    await outbox.write(db, { ...mailTo(to), language: 'de', says, ...more })
    const [mail] = await mailsTo(db, to)
    return mail
  }

  test('keeps its language, where its words came from, and the same in English', async () => {
    const mail = await written('german@test.example')
    // The desk's words are the one part in English. What a property reads is in neither list.
    expect(mail).toMatchObject({
      language: 'de',
      words: { own: ['mail', 'voucher'], english: ['desk'] },
    })
    const [german, english] = ['de', 'en'].map((each) => [
      wordsOf('voucher', each)('check-in'),
      wordsOf('mail', each)('frame-help', { email: supportEmail(config) }),
    ])
    let inEnglish = String(mail?.text)
    for (const [at, words] of (german ?? []).entries()) {
      expect(words).not.toBe(english?.[at])
      expect(mail?.text).toContain(words)
      inEnglish = inEnglish.replace(words, String(english?.[at]))
    }
    expect(mail?.english?.subject).toBe('Order ABC234')
    expect(mail?.english?.text).toBe(inEnglish)
  })

  test('is sent again with both', async () => {
    const mail = await written('again@test.example')
    const key = 'again:test'
    await outbox.again(db, mail?.id ?? '', { key, to: 'other@test.example' })
    const [copy] = await mailsTo(db, 'other@test.example')
    expect(copy).toMatchObject({
      language: 'de',
      words: mail?.words,
      english: mail?.english,
    })
  })

  test.each<[string, Partial<MailDraft>]>([
    ['in English', { language: 'en' }],
    // The footer is translated, so that only a language without any words says the same.
    ['that says the same in English', { language: 'xx', says: mailTo('').says }],
    ['to many', { isBulk: true }],
  ])('has no English version if it’s one %s', async (name, more) => {
    const mail = await written(`${name.replaceAll(' ', '-')}@test.example`, more)
    expect(mail).toMatchObject({ language: more.language ?? 'de', english: null })
  })
})
