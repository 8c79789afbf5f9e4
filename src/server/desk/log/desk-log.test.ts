import { expect, it } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DeskLogPage } from '../../../contract/desk/desk-log.ts'
import { days } from '../../platform/duration.ts'
import { createDeskLog } from './desk-log-store.ts'

const shop = await openShop()
const { db } = shop.platform
const start = Date.parse('2026-03-01T12:00:00Z')
/** Returns a log in which everything happens so many days after the first entry, or milliseconds after that. */
const logOn = (day: number, ms = 0) =>
  createDeskLog({ db, clock: { date: () => new Date(start + days(day) + ms) } })

const admin = await signInStaff(shop, ['admin'])
const finance = await signInStaff(shop, ['finance'])
const support = await signInStaff(shop, ['support'])

const read = (query: Record<string, string> = {}, reader = admin) =>
  reader.must(reader.call<DeskLogPage>('GET', `/desk/log?${new URLSearchParams(query)}`))
const actsOf = ({ entries }: DeskLogPage) => entries.map(({ act, target }) => [act, target.id])

it('tells who did what, when and why, with what it was before and after', async () => {
  const target = { kind: 'order', id: 'K7M2QP' } as const
  await logOn(0).record(db, {
    staffId: support.id,
    act: 'order.correct-name',
    target,
    before: { givenName: 'ANA' },
    after: { givenName: 'ANNA' },
    why: 'As in the passport.',
  })
  const { entries, next, people } = await read()
  expect(entries).toEqual([
    {
      id: expect.any(String),
      at: '2026-03-01T12:00:00.000Z',
      staff: { id: support.id, name: 'support' },
      act: 'order.correct-name',
      target: { ...target, name: null },
      before: { givenName: 'ANA' },
      after: { givenName: 'ANNA' },
      why: 'As in the passport.',
    },
  ])
  expect(next).toBeNull()
  expect(people).toEqual([{ id: support.id, name: 'support', email: support.email }])
})

it('is narrowed by person, act, thing and days', async () => {
  const first = '2026-03-02'
  const staff = { kind: 'staff', id: support.id } as const
  await logOn(1).record(db, { staffId: null, act: 'staff.disable', target: staff })
  await logOn(2).record(db, {
    staffId: finance.id,
    act: 'order.pay-out',
    target: { kind: 'order', id: 'ABCDEF' },
  })
  const [disable, payOut] = [
    ['staff.disable', support.id],
    ['order.pay-out', 'ABCDEF'],
  ]
  const name = ['order.correct-name', 'K7M2QP']
  expect(actsOf(await read())).toEqual([payOut, disable, name])
  expect(actsOf(await read({ staff: finance.id }))).toEqual([payOut])
  expect(actsOf(await read({ staff: 'command-line' }))).toEqual([disable])
  expect(actsOf(await read({ act: 'order.correct-name' }))).toEqual([name])
  expect(actsOf(await read({ about: ' abcdef ' }))).toEqual([payOut])
  expect(actsOf(await read({ about: support.email.toUpperCase() }))).toEqual([disable])
  expect(actsOf(await read({ about: 'ABCDE' }))).toEqual([])
  // Both days count as a whole.
  expect(actsOf(await read({ from: first, to: first }))).toEqual([disable])
  expect(actsOf(await read({ from: first }))).toEqual([payOut, disable])
  expect(actsOf(await read({ to: first }))).toEqual([disable, name])
  expect(actsOf(await read({ from: first, about: 'K7M2QP' }))).toEqual([])
  const { entries } = await read({ staff: 'command-line' })
  expect(entries).toMatchObject([{ staff: null, target: { name: 'support' } }])
})

it('refuses days that don’t exist or are the wrong way round, and filters that mean nothing', async () => {
  const fieldsOf = async (query: string) =>
    Object.keys((await admin.call('GET', `/desk/log?${query}`)).fields ?? {})
  expect(await fieldsOf('from=2026-02-30')).toEqual(['from'])
  expect(await fieldsOf('to=tomorrow')).toEqual(['to'])
  expect(await fieldsOf('from=2026-03-02&to=2026-03-01')).toEqual(['to'])
  expect(await fieldsOf('act=desk.open')).toEqual(['act'])
  expect(await fieldsOf('staff=mei')).toEqual(['staff'])
  expect(actsOf(await read({ after: crypto.randomUUID() }))).toEqual([])
})

it('shows finance only what they may read elsewhere, and support nothing', async () => {
  const things = [
    ['ticket.answer', { kind: 'ticket', id: 'K7M2QPXY' }],
    ['flag.edit', { kind: 'record.flag', id: 'web_shopping_cart.MY' }],
    ['staff.sign-in', { kind: 'staff', id: support.id }],
  ] as const
  for (const [place, [act, target]] of things.entries()) {
    await logOn(3 + place).record(db, { staffId: support.id, act, target })
  }
  const kindsOf = (page: DeskLogPage) => new Set(page.entries.map(({ target }) => target.kind))
  expect(kindsOf(await read())).toEqual(new Set(['staff', 'record.flag', 'ticket', 'order']))
  expect(kindsOf(await read({}, finance))).toEqual(new Set(['record.flag', 'order']))
  expect(actsOf(await read({ act: 'staff.sign-in' }, finance))).toEqual([])
  expect(actsOf(await read({ about: support.email }, finance))).toEqual([])

  const writer = await signInStaff(shop, ['content'])
  const target = { kind: 'ticket', id: 'K7M2QPXY' } as const
  await logOn(6).record(db, { staffId: writer.id, act: 'ticket.read', target })
  const names = async (reader: typeof admin) =>
    (await read({}, reader)).people.map(({ name }) => name)
  expect(await names(admin)).toEqual(['content', 'finance', 'support'])
  expect(await names(finance)).toEqual(['finance', 'support'])
  const areas = async (reader: typeof admin) =>
    new Set((await read({}, reader)).acts.map((act) => act.split('.')[0]))
  const all = [
    'order',
    'ticket',
    'content',
    'application',
    'flag',
    'reply',
    'promo',
    'affiliate',
    'staff',
  ]
  expect(await areas(admin)).toEqual(new Set(all))
  expect(await areas(finance)).toEqual(
    new Set(['order', 'content', 'flag', 'reply', 'promo', 'affiliate']),
  )
  expect(await support.call('GET', '/desk/log')).toMatchObject({ error: 'FORBIDDEN' })
})

it('is read in pages, without losing or repeating entries of the same moment', async () => {
  const target = { kind: 'order', id: 'PAGES2' } as const
  for (let count = 0; count < 120; count += 1) {
    const log = logOn(7, Math.trunc(count / 40))
    await log.record(db, { staffId: admin.id, act: 'order.note', target, why: `${count}` })
  }
  const seen: string[] = []
  const sizes: number[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: DeskLogPage = await read({ about: 'PAGES2', ...(after && { after }) })
    sizes.push(page.entries.length)
    seen.push(...page.entries.map(({ why }) => why ?? ''))
    after = page.next
  }
  expect(sizes).toEqual([50, 50, 20])
  expect(new Set(seen).size).toBe(120)
  const rounds = seen.map((each) => Math.trunc(Number(each) / 40))
  expect(rounds).toEqual([...rounds].sort((a, b) => b - a))
})
