import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'

const after = await openAfterSales()
const { shop } = after
const { db } = shop.platform
beforeEach(() => after.atRest())

const support = await signInStaff(shop, ['support'])
const read = (code: string) => support.must(support.call<DeskOrder>('GET', `/desk/orders/${code}`))

type ReadMail = ResultOf<typeof readOrderMail>

const trip = await after.ticketed()
const other = await after.ticketed()

test('shows a mail as it was sent, without the token that opens the order', async () => {
  const [confirmation] = await trip.mails()
  const [mail] = (await read(trip.orderCode)).mails
  const path = (code: string) => `/desk/orders/${code}/mails/${mail?.mailId}`
  const shown = await support.must(support.call<ReadMail>('GET', path(trip.orderCode)))
  expect(confirmation?.text).toMatch(/\?access=[\w.-]{20}/)
  expect(shown.text).toBe(confirmation?.text.replace(/access=\S+/g, 'access=…'))
  expect(shown).toMatchObject({ subject: mail?.subject, to: trip.order.contact.email })
  expect(shown.attachments).toHaveLength(confirmation?.attachments ?? 0)
  expect(shown).toMatchObject({
    written: { language: 'en', own: ['text'], english: [] },
    english: null,
    orderLanguage: 'en',
  })
  expect((await support.call('GET', path(other.orderCode))).error).toBe('MAIL_NOT_FOUND')
})

test('shows a mail in English beside the traveller’s language, without the token that opens the order', async () => {
  const thai = await after.ticketed()
  const order = `/desk/orders/${thai.orderCode}`
  await db.execute(sql`update "order" set language = 'th' where code = ${thai.orderCode}`)
  await support.must(support.call('POST', `${order}/documents/resend`, { why: 'Reads Thai' }))
  await thai.mailsAre('confirmation', 'confirmation')
  const seen = await read(thai.orderCode)
  const [first, mail] = seen.mails
  expect([seen.language, seen.mailLanguage]).toEqual(['th', 'th'])
  expect(first?.written).toMatchObject({ language: 'en', english: [] })
  const path = `${order}/mails/${mail?.mailId}`
  const shown = await support.must(support.call<ReadMail>('GET', path))
  const written = { language: 'th', own: ['text'], english: [] }
  expect(mail?.written).toEqual(written)
  expect(shown).toMatchObject({ written, orderLanguage: 'th' })
  expect(shown.text).toMatch(/[\u0e00-\u0e7f]/)
  expect(shown.english?.text).not.toMatch(/[\u0e00-\u0e7f]/)
  expect(mail?.subject).toBe(`ตั๋วอิเล็กทรอนิกส์ของคำสั่งซื้อ ${thai.orderCode}`)
  expect(shown.english?.subject).toBe(`Your e-ticket for order ${thai.orderCode}`)
  const facts = thai.order.items[0]?.flight?.bookingCodes[0]?.code ?? 'none'
  for (const text of [shown.text, shown.english?.text]) {
    expect(text).toContain(facts)
    expect(text).toContain(`/th/order/${thai.orderCode}?access=…`)
  }
  // Sent again, it has both.
  await support.must(support.call('POST', `${path}/resend`, { why: 'Lost it' }))
  const again = (await read(thai.orderCode)).mails.at(-1)
  const repeated = `${order}/mails/${again?.mailId}`
  const copy = await support.must(support.call<ReadMail>('GET', repeated))
  expect(copy).toMatchObject({ written, english: shown.english })
})

test('says why an erased order has no mails, and sends it none', async () => {
  const gone = await after.ticketed()
  await gone.mailsAre('confirmation')
  const [mail] = (await read(gone.orderCode)).mails
  await db.execute(sql`update "order" set owner = 'erased' where code = ${gone.orderCode}`)
  await db.execute(sql`delete from mail where "to" = ${gone.order.contact.email}`)
  const path = `/desk/orders/${gone.orderCode}`
  const because = { why: 'Lost it' }
  const answers = [
    await support.call('GET', `${path}/mails/${mail?.mailId}`),
    await support.call('POST', `${path}/mails/${mail?.mailId}/resend`, because),
    await support.call('POST', `${path}/documents/resend`, because),
  ]
  expect(answers.map(({ error }) => error)).toEqual(Array(3).fill('MAIL_ERASED'))
})
