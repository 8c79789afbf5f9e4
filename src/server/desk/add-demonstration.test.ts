import { beforeAll, expect, it } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import type { listApplications } from '../../contract/desk/applications.ts'
import type { DeskTicket, DeskTicketRow } from '../../contract/desk/desk-tickets.ts'
import type { listFeedback } from '../../contract/desk/feedback.ts'
import type { StoredRecord } from '../../contract/desk/records.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { SupportPhone } from '../../contract/support/support-phones.ts'
import { days } from '../platform/duration.ts'

const shop = await openShop({})
let staff = await signInStaff(shop, ['support'])
const get = <T>(path: string) => staff.must(staff.call<T>('GET', path))
const listed = (list: string) =>
  get<{ tickets: DeskTicketRow[] }>(`/desk/tickets?list=${list}`).then(({ tickets }) => tickets)

// Two servers start at the same time.
beforeAll(() => Promise.all([shop.demonstration.addWritten(), shop.demonstration.addWritten()]))

it('whoever opens support’s queue finds what waits for an answer, and what was answered', async () => {
  const due = await listed('due')
  expect(due.map(({ name, state }) => [name, state]).sort()).toEqual([
    ['Daniel Weber', 'waiting_for_us'],
    ['Nur Aisyah Hassan', 'open'],
  ])
  expect((await listed('waiting')).map(({ name }) => name)).toEqual(['Chloé Martin'])
  const { number } = due.find(({ name }) => name === 'Daniel Weber') ?? {}
  const { messages } = await get<DeskTicket>(`/desk/tickets/${number}`)
  expect(messages).toMatchObject([
    { author: 'customer' },
    { author: 'staff', staffName: 'Siti Rahman' },
    { author: 'customer' },
  ])
  // The answer was mailed, as any other.
  const mails = await shop.mailsTo('daniel.weber@travellers.example')
  expect(mails.map(({ text }) => text).join()).toContain('Which airline would you like')
})

it('support has phones for several countries, and one for all others', async () => {
  const visitor = shop.traveller()
  const phonesIn = async (country: string) => {
    const call = visitor.call<{ phones: SupportPhone[] }>(
      'GET',
      `/support-phones?country=${country}`,
    )
    return (await visitor.must(call)).phones.map((phone) => phone.country)
  }
  expect(await phonesIn('FR')).toEqual(['FR', null])
  expect(await phonesIn('MY')).toEqual([null])
})

it('support has replies to insert into its answers', async () => {
  const { records } = await get<{ records: StoredRecord[] }>('/desk/records/reply')
  expect(records.map(({ id }) => id)).toEqual(['held-twice', 'name-typo', 'refund-days'])
})

it('there is an application with a CV that opens, and feedback', async () => {
  const content = await signInStaff(shop, ['content'])
  const read = <T>(path: string) => content.must(content.call<T>('GET', path))
  const { applications } = await read<ResultOf<typeof listApplications>>('/desk/applications')
  expect(applications).toMatchObject([
    { name: 'Farah Binti Ismail', jobTitle: 'Software engineer, flights' },
  ])
  const mails = await shop.mailsTo('farah.ismail@travellers.example')
  expect(mails).toHaveLength(1)
  const heard = await get<ResultOf<typeof listFeedback>>('/desk/feedback')
  expect(heard).toMatchObject({ total: 2, average: 3.5 })
})

it('a later start adds nothing, and keeps what staff changed', async () => {
  const before = await get<{ records: StoredRecord[] }>('/desk/records/phone')
  const changed = before.records.find(({ id }) => id === 'fr')
  const content = await signInStaff(shop, ['content'])
  const value = { ...changed?.record.value, isOn: false }
  const save = content.call(
    'PUT',
    '/desk/records',
    { record: { kind: 'phone', value }, revision: changed?.revision },
    { 'idempotency-key': 'switch-off-the-phone-of-france' },
  )
  await content.must(save)
  // What was sent on another day would be a ticket of its own.
  shop.platform.clock.advance(days(1))
  await shop.demonstration.addWritten()
  staff = await signInStaff(shop, ['support'])
  expect(await listed('all')).toHaveLength(3)
  expect(await get('/desk/feedback')).toMatchObject({ total: 2 })
  expect(await shop.mailsTo('farah.ismail@travellers.example')).toHaveLength(1)
  const { records } = await get<{ records: StoredRecord[] }>('/desk/records/phone')
  expect(records).toHaveLength(before.records.length)
  expect(records.find(({ id }) => id === 'fr')?.record.value).toMatchObject({ isOn: false })
})
