import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { days, hours, seconds } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import { createSweep } from './sweep-subscribers.ts'
import { newsletterHistory, newsletterSubscribers } from './tables.ts'

const shop = await openShop({}, {}, { findMailDomain: async (domain) => domain !== 'gone.example' })
const { db, clock } = shop.platform

/** A new visitor each time: asking is limited by network. */
const call = (path: string, body: unknown, headers?: Record<string, string>) =>
  shop.traveller().call<Record<string, unknown>>('POST', `/newsletter/${path}`, body, headers)

let people = 0
const someone = () => {
  people += 1
  return `reader${people}@test.example`
}

async function rowOf(email: string) {
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  if (!rows[0]) throw new Error(`${email} isn’t known`)
  return rows[0]
}
const historyOf = async (email: string) =>
  (
    await db
      .select()
      .from(newsletterHistory)
      .where(eq(newsletterHistory.subscriberId, (await rowOf(email)).id))
      .orderBy(newsletterHistory.at)
  ).map(({ from, to, cause }) => [from, to, cause])

/** Enters an address and waits for the mail that follows. */
async function enter(email: string, more: Record<string, string> = {}) {
  const before = (await shop.mailsTo(email.toLowerCase())).length
  const answer = await call('subscribe', { email, lang: 'en', ...more })
  const mail = await eventually(async () => {
    const mails = await shop.mailsTo(email.toLowerCase())
    return mails.length > before && mails[0]
  })
  clock.advance(seconds(1))
  return { answer, mail }
}

async function subscriber() {
  const email = someone()
  await enter(email)
  const { uuid } = await rowOf(email)
  await call('confirm', { uuid })
  return { email, uuid }
}

describe('GET /newsletter/address', () => {
  const addressOf = (uuid: string) =>
    shop
      .traveller()
      .call<{ email: string; lang: string }>('GET', `/newsletter/address?uuid=${uuid}`)

  it.each([
    ['reader@first.example', 'r•••@first.example'],
    ['x@second.example', 'x•••@second.example'],
    ['"a@b"@third.example', '"•••@third.example'],
  ])('returns the link’s address, masked, and its language (%s)', async (email, expected) => {
    const uuid = crypto.randomUUID()
    const now = clock.date()
    await db
      .insert(newsletterSubscribers)
      .values({ id: newId(), uuid, email, language: 'th', state: 'pending', changedAt: now })
    const { status, result } = await addressOf(uuid)
    expect([status, result]).toEqual([200, { email: expected, lang: 'th' }])
  })

  it.each(['unknown', crypto.randomUUID()])(
    'tells nothing of a link that nobody has',
    async (uuid) => {
      expect(await addressOf(uuid)).toMatchObject({ status: 404, error: 'NEWSLETTER_NOT_FOUND' })
    },
  )

  it('changes nothing', async () => {
    const email = someone()
    await enter(email)
    await addressOf((await rowOf(email)).uuid)
    expect(await historyOf(email)).toEqual([[null, 'pending', 'form']])
  })
})

describe('POST /newsletter/subscribe (S7.26)', () => {
  it('sends a mail with the link to confirm, and nothing starts before that', async () => {
    const email = someone()
    const { answer, mail } = await enter(email.toUpperCase(), { lang: 'zh-TW', country: 'TW' })
    expect(answer).toEqual({ status: 200, result: { asked: true } })
    const row = await rowOf(email)
    expect(row).toMatchObject({ state: 'pending', language: 'zh-tw', country: 'TW' })
    expect(mail.subject).toBe('確認您的電子報訂閱')
    expect(mail.text).toContain(`/zh-tw/newsletter/confirm?uuid=${row.uuid}`)
    expect(await historyOf(email)).toEqual([[null, 'pending', 'form']])
  })

  it.each([
    ['an unknown address', async () => someone()],
    [
      'one that is still to confirm',
      async () => {
        const email = someone()
        await enter(email)
        return email
      },
    ],
    ['a subscriber', async () => (await subscriber()).email],
    [
      'one that unsubscribed',
      async () => {
        const { email, uuid } = await subscriber()
        await call('unsubscribe', { uuid })
        return email
      },
    ],
  ])('%s gets the same answer, one row and one mail', async (_, make) => {
    const email = await make()
    const { answer } = await enter(email)
    expect(answer).toEqual({ status: 200, result: { asked: true } })
    const rows = await db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))
    expect(rows).toBe(1)
  })

  it('a subscriber is told by mail that they are one; who enters the address changes nothing', async () => {
    const { email, uuid } = await subscriber()
    const { mail } = await enter(email, { lang: 'th', country: 'TH' })
    expect(mail.subject).toBe('You’re already subscribed')
    expect(mail.text).toContain(`/en/newsletter/unsubscribe?uuid=${uuid}`)
    expect(await rowOf(email)).toMatchObject({ state: 'confirmed', language: 'en', country: null })
  })

  it('who unsubscribed has to confirm again', async () => {
    const { email, uuid } = await subscriber()
    await call('unsubscribe', { uuid })
    const { mail } = await enter(email, { lang: 'th' })
    expect(mail.text).toContain('newsletter/confirm')
    expect(await rowOf(email)).toMatchObject({ state: 'pending', language: 'th' })
    expect((await historyOf(email)).slice(-2)).toEqual([
      ['confirmed', 'unsubscribed', 'link'],
      ['unsubscribed', 'pending', 'form'],
    ])
  })

  it.each([
    ['mei@@example', 'syntax'],
    ['mei@mailinator.com', 'disposable'],
    ['mei@gone.example', 'no_mail_domain'],
  ])('%s is refused: %s', async (email, problem) => {
    expect(await call('subscribe', { email, lang: 'en' })).toMatchObject({
      error: 'VALIDATION',
      fields: { email: problem },
    })
  })

  it.each([{ lang: 'xx' }, { country: 'my' }, { email: '' }])('refuses %o', async (wrong) => {
    const body = { email: someone(), lang: 'en', ...wrong }
    expect((await call('subscribe', body)).error).toBe('VALIDATION')
  })

  it('an address gets three mails a day at most, known or not', async () => {
    const { email } = await subscriber()
    await enter(email)
    await enter(email)
    const reply = await call('subscribe', { email, lang: 'en' })
    expect(reply.error).toBe('RATE_LIMITED')
    clock.advance(hours(25))
  })

  it('a network enters 30 addresses an hour at most', async () => {
    const flood = shop.traveller()
    const all = Array.from({ length: 31 }, (_, index) =>
      flood.call('POST', '/newsletter/subscribe', { email: `f${index}@test.example`, lang: 'en' }),
    )
    const limited = (await Promise.all(all)).filter(({ error }) => error === 'RATE_LIMITED')
    expect(limited).toHaveLength(1)
  })
})

describe('the calls behind the links (S7.26)', () => {
  it('confirming and unsubscribing can be repeated, and are recorded once', async () => {
    const { email, uuid } = await subscriber()
    expect((await call('confirm', { uuid })).result).toEqual({ lang: 'en' })
    expect((await call('unsubscribe', { uuid })).result).toEqual({ unsubscribed: true })
    expect((await call('unsubscribe', { uuid })).result).toEqual({ unsubscribed: true })
    expect(await historyOf(email)).toEqual([
      [null, 'pending', 'form'],
      ['pending', 'confirmed', 'link'],
      ['confirmed', 'unsubscribed', 'link'],
    ])
    await call('confirm', { uuid })
    expect((await rowOf(email)).state).toBe('confirmed')
  })

  it('the language changes, and nothing else', async () => {
    const { email, uuid } = await subscriber()
    expect((await call('change-language', { uuid, lang: 'zh-TW' })).result).toEqual({
      lang: 'zh-tw',
    })
    expect(await rowOf(email)).toMatchObject({ language: 'zh-tw', state: 'confirmed' })
    expect((await call('change-language', { uuid, lang: 'xx' })).error).toBe('VALIDATION')
  })

  it.each(['confirm', 'unsubscribe', 'change-language'])('%s needs a known uuid', async (path) => {
    const lang = 'en'
    expect((await call(path, { uuid: '', lang })).error).toBe('VALIDATION')
    for (const uuid of ['not one', crypto.randomUUID()]) {
      expect(await call(path, { uuid, lang })).toMatchObject({
        status: 404,
        error: 'NEWSLETTER_NOT_FOUND',
      })
    }
  })

  it.each(['subscribe', 'confirm', 'unsubscribe', 'change-language'])(
    '%s needs the CSRF token of its session',
    async (path) => {
      const reply = await call(path, { uuid: 'x', lang: 'en' }, { cookie: 'sid=1' })
      expect(reply).toMatchObject({ status: 403, error: 'CSRF' })
    },
  )
})

it('what was never confirmed is deleted after 30 days, what was cancelled after a year', async () => {
  const [waiting, { email: reader }, { email: left, uuid }] = [
    someone(),
    await subscriber(),
    await subscriber(),
  ]
  await enter(waiting)
  await call('unsubscribe', { uuid })
  const known = async () => {
    const rows = await db.select().from(newsletterSubscribers)
    return [waiting, reader, left].filter((email) => rows.some((row) => row.email === email))
  }
  const sweep = createSweep({ db, clock })
  clock.advance(days(29))
  // Entered again: its new link works as long as the first one.
  await enter(waiting)
  clock.advance(days(29))
  await sweep()
  expect(await known()).toEqual([waiting, reader, left])
  clock.advance(days(2))
  await sweep()
  expect(await known()).toEqual([reader, left])
  clock.advance(days(340))
  await sweep()
  expect(await known()).toEqual([reader])
})
