import { beforeEach, expect, test } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { pdfText } from '../../../../test/support/documents/pdf-text.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { formatDate } from '../../../contract/words/format.ts'
import type { ScheduleTurn } from '../../../sandbox/flight/schedule/turn-schedule-change.ts'

const after = await openAfterSales()
const { shop } = after
beforeEach(() => after.atRest())

type OrderMail = ResultOf<typeof readOrderMail>
type Trip = Awaited<ReturnType<typeof after.ticketed>>
const support = await signInStaff(shop, ['support'])
const why = 'The traveller asked for it.'
const read = (code: string) => support.must(support.call<DeskOrder>('GET', `/desk/orders/${code}`))
const pdfOf = async (reply: Response) => pdfText(new Uint8Array(await reply.arrayBuffer()))

/** Returns a trip whose airline has changed it, which its traveller hasn't answered. */
async function changed(turn: Partial<ScheduleTurn>) {
  const trip = await after.ticketed()
  await trip.scheduleChange(turn)
  await after.lookForChanges()
  const notice = await trip.noticeBecomes('open')
  return { trip, notice }
}

/** Returns what is sent and downloaded at the desk, and what the traveller downloads. */
async function documentsOf(trip: Trip): Promise<string[]> {
  const path = `/desk/orders/${trip.orderCode}`
  const told = (await trip.mails()).length
  await support.must(support.call('POST', `${path}/documents/resend`, { why }))
  const mails = await trip.mailsAre(
    ...(await trip.mails()).slice(0, told).map(({ about }) => about),
    'confirmation',
  )
  const desk = await shop.outside(
    new Request(`${shop.origin}/front/v1${path}/e-ticket.pdf`, {
      headers: { authorization: `Bearer ${support.token}` },
    }),
  )
  return [mails.at(-1)?.text ?? '', await pdfOf(desk), await pdfOf(await trip.file('e-ticket.pdf'))]
}

test('documents of flights that the airline cancelled say so, and those from before are outdated', async () => {
  const { trip } = await changed({ cancelled: true })
  const { mails } = await read(trip.orderCode)
  // The confirmation is outdated; the mail about the cancellation isn't.
  expect(mails.map(({ isOutdated }) => isOutdated)).toEqual([true, false])
  const path = `/desk/orders/${trip.orderCode}/mails/${mails[0]?.mailId}`
  const mail = await support.must(support.call<OrderMail>('GET', path))
  expect(mail.isOutdated).toBe(true)
  for (const text of await documentsOf(trip)) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain('The airline cancelled this flight. Answer by')
  }
  const again = (await read(trip.orderCode)).mails
  expect(again.map(({ isOutdated }) => isOutdated)).toEqual([true, false, false])
})

test('documents of flights with new times show the old and the new ones', async () => {
  const { trip, notice } = await changed({ minutes: 90 })
  const [was] = notice.before.segments
  const [is] = notice.after?.segments ?? []
  const time = (local = '') => formatDate(local, 'en-GB', 'time')
  expect((await read(trip.orderCode)).mails[0]?.isOutdated).toBe(true)
  for (const text of await documentsOf(trip)) {
    const plain = text.replaceAll(/\s+/g, ' ')
    expect(plain).toContain('The airline changed the time: was')
    expect(plain).toContain(time(was?.departure))
    expect(plain).toContain(time(is?.departure))
  }
})
