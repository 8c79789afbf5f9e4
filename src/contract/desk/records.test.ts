import { describe, expect, it } from 'vitest'
import { plainPromo } from '../promo/promo-code.ts'
import type { RecordKind } from './record-kinds.ts'
import { recordSchemas } from './records.ts'

const [start, end] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z']
const lists = { countries: ['MY'], currencies: ['MYR'], languages: ['en'], slugs: [] }
const values = {
  flag: { name: 'web_shopping_cart', country: 'MY', isOn: true },
  phone: {
    id: 'th',
    country: 'TH',
    phone: '+66 2 123 4567',
    from: '08:00',
    to: '20:00',
    zone: 'Asia/Bangkok',
    isOn: true,
  },
  message: {
    id: 'bali',
    usage: 'trigger',
    usageRules: [{ type: 'screen_depth', value: 50 }],
    imgMobile: '/images/a',
    imgDesktop: null,
    alts: { en: 'Bali' },
    url: 'https://sojourn.example',
    paths: ['*'],
    ...lists,
    startsAt: start,
    endsAt: end,
    priority: 0,
    isOn: true,
  },
  promo: { ...plainPromo, code: 'CITY10', percent: 1000, startsAt: start, endsAt: end },
  deal: {
    id: 'bkk',
    product: 'flight',
    from: null,
    to: 'BKK',
    show: 'featured',
    rank: 1,
    countries: ['MY'],
    startsAt: start,
    endsAt: end,
    isOn: true,
  },
}

describe('what staff save can apply', () => {
  it.each(Object.entries(values))('a %s', (kind, value) => {
    expect(recordSchemas[kind as RecordKind].safeParse(value).error).toBeUndefined()
  })

  it.each([[['*']], [['/campaign/*']], [['/hotel', '/campaign/bali']], [['/info/bali']]])(
    'a message about a campaign on %j',
    (paths) => {
      const message = { ...values.message, paths, slugs: ['bali'] }
      expect(recordSchemas.message.safeParse(message).error).toBeUndefined()
    },
  )

  const reversed = { startsAt: end, endsAt: start }
  it.each<[keyof typeof values, object, string, string]>([
    ['flag', { country: 'ZZ' }, 'country', 'unknown_country'],
    ['flag', { country: 'XK1' }, 'country', 'unknown_country'],
    ['phone', { country: 'ZZ' }, 'country', 'unknown_country'],
    ['phone', { to: '08:00' }, 'to', 'no_hours'],
    ['message', reversed, 'endsAt', 'before'],
    ['message', { endsAt: start }, 'endsAt', 'before'],
    ['message', { countries: ['MY', 'XA'] }, 'countries.1', 'unknown_country'],
    ['message', { currencies: ['XXX'] }, 'currencies.0', 'unknown_currency'],
    ['message', { paths: [] }, 'paths', 'pages_missing'],
    ['message', { paths: [], slugs: ['bali'] }, 'paths', 'campaign_pages_missing'],
    [
      'message',
      { paths: ['/hotel/*', '/campaign/bali'], slugs: ['bali', 'hanoi'] },
      'paths',
      'campaign_pages_missing',
    ],
    ['message', { usageRules: [] }, 'usageRules', 'rules_missing'],
    [
      'message',
      { usageRules: [{ type: 'screen_depth', value: 101 }] },
      'usageRules.0',
      'rule_value',
    ],
    [
      'message',
      { usageRules: [{ type: 'number_page_views', value: 1.5 }] },
      'usageRules.0',
      'rule_value',
    ],
    [
      'message',
      { usageRules: [{ type: 'number_page_views', value: 0 }] },
      'usageRules.0',
      'rule_value',
    ],
    [
      'message',
      { usageRules: [1, 2].map((value) => ({ type: 'delay_page_load', value })) },
      'usageRules',
      'rule_twice',
    ],
    // The pages' policy lets no image of another site load.
    ['message', { imgMobile: 'https://elsewhere.example/a.png' }, 'imgMobile', ''],
    ['promo', reversed, 'endsAt', 'before'],
    ['promo', { countries: ['ZZ'] }, 'countries', 'unknown_country'],
    ['promo', { currency: 'XXX', minimum: 5 }, 'currency', 'unknown_currency'],
    ['promo', { currencies: ['USD', 'XXX'] }, 'currencies', 'unknown_currency'],
    ['deal', reversed, 'endsAt', 'before'],
    ['deal', { countries: ['ZZ'] }, 'countries', 'unknown_country'],
  ])('not a %s with %o', (kind, more, path, message) => {
    const read = recordSchemas[kind].safeParse({ ...values[kind], ...more })
    const [issue] = read.error?.issues ?? []
    expect(issue?.path.join('.')).toBe(path)
    if (message) expect(issue?.message).toBe(message)
  })
})
