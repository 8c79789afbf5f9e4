import { describe, expect, it } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { StoredRecord } from '../../../contract/desk/records.ts'
import type { Features } from '../../../contract/feature/features.ts'
import { plainPromo } from '../../../contract/promo/promo-code.ts'
import type { SupportPhone } from '../../../contract/support/support-phones.ts'
import { newId } from '../../platform/ids.ts'

const shop = await openShop({})
const staff = await signInStaff(shop, ['content'])

const save = (record: unknown, revision: string | null, why?: string, by = staff) =>
  by.call<StoredRecord>(
    'PUT',
    '/desk/records',
    { record, revision, why },
    { 'idempotency-key': newId() },
  )
const flag = (country: string, isOn: boolean) => ({
  kind: 'flag',
  value: { name: 'web_shopping_cart', country, isOn },
})
const phone = (id: string, more: object = {}) => ({
  kind: 'phone',
  value: {
    id,
    country: 'TH',
    phone: '+66 2 123 4567',
    from: '08:00',
    to: '20:00',
    zone: 'Asia/Bangkok',
    isOn: true,
    ...more,
  },
})

describe('records of the desk', () => {
  it('show on the site at once where they were saved', async () => {
    const visitor = shop.traveller()
    const features = () => visitor.must(visitor.call<Features>('GET', '/site/features?country=TH'))
    expect(await features()).toMatchObject({ web_shopping_cart: true })
    expect(await save(flag('TH', false), null, 'Paused for Songkran.')).toMatchObject({
      result: { id: 'web_shopping_cart.TH' },
    })
    expect(await features()).toMatchObject({ web_shopping_cart: false })

    await save(phone('th'), null)
    const phones = visitor.call<{ phones: SupportPhone[] }>('GET', '/support-phones?country=TH')
    expect((await visitor.must(phones)).phones[0]).toMatchObject({ phone: '+66 2 123 4567' })
  })

  it.each(['flag/nothing', 'flag/nothing.MY', 'phone/nothing', 'message/nothing', 'promo/NOTHING'])(
    'has none at %s',
    async (path) => {
      expect(await staff.call('GET', `/desk/records/${path}`)).toMatchObject({ status: 404 })
    },
  )

  it('are each for the roles of their kind', async () => {
    const support = await signInStaff(shop, ['support'])
    const finance = await signInStaff(shop, ['finance'])
    const reply = (id: string, more: object = {}) => ({
      kind: 'reply',
      value: { id, title: 'On hold', text: 'Banks release it.', isOn: true, ...more },
    })
    expect((await save(reply('hold'), null, undefined, support)).status).toBe(200)
    expect((await save(reply('other'), null, undefined, staff)).status).toBe(200)
    expect(await save(reply('third'), null, undefined, finance)).toMatchObject({ status: 403 })
    expect(await save(phone('by-support'), null, undefined, support)).toMatchObject({ status: 403 })
    expect(await save(reply('long', { title: 'x'.repeat(81) }), null)).toMatchObject({
      fields: { 'record.value.title': 'too_long:80' },
    })
    const read = await finance.call<{ records: { id: string }[] }>('GET', '/desk/records/reply')
    expect(read.result?.records.map(({ id }) => id)).toEqual(['hold', 'other'])
  })

  it('keep who changed what, when and why', async () => {
    const first = await staff.must(save(phone('vn'), null, 'New office.'))
    await staff.must(save(phone('vn', { to: '21:00', isOn: false }), first.revision))
    const read = await staff.must(
      staff.call<{ versions: unknown[] }>('GET', '/desk/records/phone/vn'),
    )
    expect(read.versions).toMatchObject([
      { staff: 'content', why: null, changed: ['isOn', 'to'], value: { to: '21:00' } },
      { staff: 'content', why: 'New office.', changed: [], value: { to: '20:00' } },
    ])
  })

  it('say whether they apply now', async () => {
    const standing = async (id: string) => {
      const read = staff.call<{ standing: string }>('GET', `/desk/records/phone/${id}`)
      return (await staff.must(read)).standing
    }
    const { revision } = await staff.must(save(phone('la'), null))
    expect(await standing('la')).toBe('on')
    await staff.must(save(phone('la', { isOn: false }), revision))
    expect(await standing('la')).toBe('off')
  })

  it('aren’t overwritten by somebody who read an older version', async () => {
    const { revision } = await staff.must(save(phone('sg'), null))
    await staff.must(save(phone('sg', { to: '21:00' }), revision))
    expect(await save(phone('sg', { to: '22:00' }), revision)).toMatchObject({
      status: 409,
      error: 'RECORD_CHANGED',
    })
    // Neither by somebody who thinks that it’s new.
    expect(await save(phone('sg'), null)).toMatchObject({ error: 'RECORD_CHANGED' })
  })

  it('switch a part of the site off only for a reason', async () => {
    for (const why of [undefined, ' ']) {
      expect(await save(flag('MY', false), null, why)).toMatchObject({
        status: 400,
        fields: { why: 'required' },
      })
    }
    const { revision } = await staff.must(save(flag('MY', true), null))
    await staff.must(save(flag('MY', false), revision, 'Payments fail.'))
    const read = staff.call<{ versions: unknown[] }>(
      'GET',
      '/desk/records/flag/web_shopping_cart.MY',
    )
    expect((await staff.must(read)).versions[0]).toMatchObject({ why: 'Payments fail.' })
  })

  it('are created once by two at the same time', async () => {
    const both = await Promise.all([save(phone('id'), null), save(phone('id'), null)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    ['a phone without a country code', phone('x', { phone: '02 123' }), 'record.value.phone'],
    ['an unknown time zone', phone('x', { zone: 'Mars/Base' }), 'record.value.zone'],
    ['an unknown feature', { kind: 'flag', value: { name: 'x' } }, 'record.value.name'],
    [
      'a script as a link',
      {
        kind: 'message',
        value: {
          id: 'sale',
          usage: 'once',
          usageRules: [],
          imgMobile: null,
          imgDesktop: '/img/sale.webp',
          alts: { en: 'Sale' },
          url: 'javascript:alert(1)',
          paths: ['*'],
          countries: [],
          currencies: [],
          languages: [],
          slugs: [],
          startsAt: null,
          endsAt: null,
          priority: 0,
          isOn: true,
        },
      },
      'record.value.url',
    ],
  ])('refuse %s', async (_, record, field) => {
    const answer = await save(record, null)
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION' })
    expect(Object.keys(answer.fields ?? {})).toContain(field)
  })

  it('are read by all staff, and edited by those for content', async () => {
    const finance = await signInStaff(shop, ['finance'])
    expect(await finance.call('GET', '/desk/records/flag')).toMatchObject({ status: 200 })
    expect(await save(flag('MY', false), null, undefined, finance)).toMatchObject({
      error: 'FORBIDDEN',
    })
  })
})

describe('promo codes', () => {
  const plain = { ...plainPromo, currency: 'USD' }
  const promo = (code: string, more: object) => ({
    kind: 'promo',
    value: { ...plain, code, ...more },
  })

  it.each<[string, object, string | undefined]>([
    ['SMALL', { percent: 3000 }, undefined],
    ['LARGE', { percent: 3001 }, 'percent'],
    ['CAPPED', { percent: 5000, cap: 20_000 }, undefined],
    ['CAPPED-HIGH', { percent: 1000, cap: 20_001 }, 'cap'],
    ['FIXED', { amount: 20_000 }, undefined],
    ['FIXED-HIGH', { amount: 20_001 }, 'amount'],
    ['BAHT', { amount: 20_001, currency: 'THB' }, undefined],
  ])('%s of %j needs an admin: %s', async (code, more, field) => {
    const ofTwo = promo(code, { ...more, totalUses: 10, isOn: false })
    const answer = await save(ofTwo, null)
    if (!field) return expect(answer.status).toBe(200)
    expect(answer).toMatchObject({
      error: 'VALIDATION',
      fields: { [`record.value.${field}`]: 'promo_limit' },
    })
    const admin = await signInStaff(shop, ['admin'])
    expect((await save(ofTwo, null, 'Agreed.', admin)).status).toBe(200)
  })

  // One person alone gives at most half, USD 200 off one order and USD 2,000 in all.
  it.each<[string, object, boolean]>([
    ['HALF', { percent: 5000, cap: 20_000 }, true],
    ['MORE', { percent: 5001, cap: 20_000 }, false],
    ['ALL', { percent: 10_000, cap: 100 }, false],
    ['CAP-AT', { percent: 1000, cap: 20_000 }, true],
    ['CAP-OVER', { percent: 1000, cap: 20_001 }, false],
    ['OFF-NO-MINIMUM', { amount: 100 }, false],
    ['OFF-HALF', { amount: 10_000, minimum: 20_000 }, true],
    ['OFF-MORE', { amount: 10_000, minimum: 19_999 }, false],
    ['OFF-ALL', { amount: 20_000, minimum: 20_000 }, false],
    ['OFF-AT', { amount: 20_000, minimum: 40_000 }, true],
    ['OFF-OVER', { amount: 20_001, minimum: 50_000 }, false],
    ['OFF-OVER-YEN', { amount: 60_000, minimum: 200_000, currency: 'JPY' }, false],
    ['IN-ALL-AT', { amount: 1000, minimum: 2000, totalUses: 200 }, true],
    ['IN-ALL-OVER', { amount: 1000, minimum: 2000, totalUses: 201 }, false],
    ['CAPS-IN-ALL-AT', { percent: 1000, cap: 1000, totalUses: 200 }, true],
    ['CAPS-IN-ALL-OVER', { percent: 1000, cap: 1000, totalUses: 201 }, false],
    ['NO-CAP', { percent: 1000 }, false],
    ['CENTS', { percent: 1000, cap: 1, currency: 'IDR', totalUses: 10_000_000 }, true],
  ])('%s of %j is for one person alone: %s', async (code, more, isAlone) => {
    const admin = await signInStaff(shop, ['admin'])
    const limited = { totalUses: 10, ...more }
    const answer = await save(promo(code, limited), null, undefined, admin)
    if (isAlone) return expect(answer.status).toBe(200)
    expect(answer).toMatchObject({
      error: 'VALIDATION',
      fields: { 'record.value.isOn': 'promo_second_person' },
    })
  })

  it.each<[string, object]>([
    ['EVERYBODY', { percent: 100, cap: 100 }],
    ['EVERYBODY-CENT', { amount: 1, minimum: 100_000 }],
    ['EVERYBODY-OFF', { percent: 10_000, cap: 20_000, isOn: false }],
  ])('%s of %j needs a maximum of uses', async (code, more) => {
    expect(await save(promo(code, more), null)).toMatchObject({
      error: 'VALIDATION',
      fields: { 'record.value.totalUses': 'promo_uses' },
    })
  })

  it('in an unknown currency are refused', async () => {
    const unknown = { amount: 100, minimum: 200, currency: 'XXX', totalUses: 1 }
    expect(await save(promo('XXX', unknown), null)).toMatchObject({
      fields: { 'record.value.currency': 'unknown_currency' },
    })
  })

  describe('of all of the price', () => {
    const free = { percent: 10_000, cap: 20_000, totalUses: 5 }
    const secondPerson = { fields: { 'record.value.isOn': 'promo_second_person' } }

    it('are saved switched off by one person and switched on by another', async () => {
      const other = await signInStaff(shop, ['content'])
      const { revision } = await staff.must(save(promo('FREE', { ...free, isOn: false }), null))
      const on = promo('FREE', free)
      expect(await save(on, revision)).toMatchObject(secondPerson)
      const applied = await other.must(save(on, revision, undefined, other))
      // What applies is changed by two people, too, but switched off by one.
      const longer = promo('FREE', { ...free, totalUses: 50 })
      expect(await save(longer, applied.revision)).toMatchObject(secondPerson)
      expect(await save(promo('FREE', { ...free, isOn: false }), applied.revision)).toMatchObject({
        status: 200,
      })
    })

    it('are switched on exactly as they were saved', async () => {
      const other = await signInStaff(shop, ['content'])
      const { revision } = await staff.must(save(promo('GIFT', { ...free, isOn: false }), null))
      const more = promo('GIFT', { ...free, totalUses: 500 })
      expect(await save(more, revision, undefined, other)).toMatchObject(secondPerson)
    })

    it('give more only after two people saw it again', async () => {
      const other = await signInStaff(shop, ['content'])
      const fixed = { amount: 20_000, minimum: 20_001, totalUses: 5 }
      const { revision } = await staff.must(save(promo('AMT', { ...fixed, isOn: false }), null))
      const on = await other.must(save(promo('AMT', fixed), revision, undefined, other))
      for (const more of [{ minimum: null }, { minimum: 20_000 }, { totalUses: 6 }]) {
        const larger = promo('AMT', { ...fixed, ...more })
        for (const by of [staff, other]) {
          expect(await save(larger, on.revision, undefined, by)).toMatchObject(secondPerson)
        }
      }
    })

    it('can’t be made of a small code that two people agreed to', async () => {
      const other = await signInStaff(shop, ['content'])
      const { revision } = await other.must(
        save(
          promo('GROWN', { amount: 1000, minimum: 2000, totalUses: 10 }),
          null,
          undefined,
          other,
        ),
      )
      expect(await save(promo('GROWN', free), revision)).toMatchObject(secondPerson)
    })
  })
})
