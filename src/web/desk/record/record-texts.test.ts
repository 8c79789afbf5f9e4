import { expect, it } from 'vitest'
import { recordKinds } from '../../../contract/desk/record-kinds.ts'
import { plainPromo } from '../../../contract/promo/promo-code.ts'
import { fieldsOf } from './record-fields.ts'
import { newTexts, textsOf, typedValue, wrongInputs } from './record-texts.ts'

const zone = 'Asia/Kuala_Lumpur'

const message = {
  id: 'bali-20',
  alts: { en: '20% off: Bali', th: 'ลด 20%' },
  imgMobile: '/img/bali-300.webp',
  imgDesktop: null,
  url: '/hotel',
  usage: 'trigger',
  usageRules: [
    { type: 'screen_depth', value: 50 },
    { type: 'delay_page_load', value: 2.5 },
  ],
  paths: ['/help', '/hotel/*'],
  countries: ['MY', 'TH'],
  currencies: [],
  languages: ['en'],
  slugs: [],
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: null,
  priority: -1,
  isOn: false,
}
const promo = { ...plainPromo, code: 'CITY', percent: 1250, cap: 5000, currency: 'MYR' }
const yen = { ...plainPromo, code: 'TOKYO', amount: 1500, minimum: 20_000, currency: 'JPY' }

it.each([
  ['message', message],
  ['promo', promo],
  ['promo', yen],
] as const)('a %s is the same after it was shown in a form', (kind, record) => {
  const fields = fieldsOf(kind)
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(record).sort())
  const texts = Object.assign({}, ...fields.map((field) => textsOf(field, record, zone)))
  const typed = fields.map((field) => [field.name, typedValue(field, texts, zone)])
  expect(Object.fromEntries(typed)).toEqual(record)
})

it.each([
  ['percent', 'MYR', '10', 1000],
  ['percent', 'MYR', ' 12.5 % ', 1250],
  ['percent', 'MYR', '12.555', '12.555'],
  ['amount', 'MYR', '20', 2000],
  ['amount', 'MYR', '19.9', 1990],
  ['amount', 'JPY', '1500', 1500],
  ['amount', 'KWD', '1.5', 1500],
  // No yen has a part.
  ['amount', 'JPY', '19.90', '19.90'],
  ['amount', 'MYR', '1,000', '1,000'],
  // Which currency it's in is still to be chosen.
  ['amount', '', '19.90', 1990],
])('a promo code’s %s in “%s”: %j means %j', (name, currency, text, value) => {
  const field = fieldsOf('promo').find((each) => each.name === name)
  expect(field && typedValue(field, { currency, [name]: text }, zone)).toEqual(value)
})

it.each([
  ['some', ' MY TH\nSG ', ['MY', 'TH', 'SG']],
  ['lines', '/help\r\n\r\n /hotel/* ', ['/help', '/hotel/*']],
  ['number', 'ten', 'ten'],
  ['moment', 'tomorrow', 'tomorrow'],
  ['text?', '  ', null],
  ['place?', ' ', null],
  ['place?', 'KUL', 'KUL'],
  ['place?', 'kuala-lumpur', 'QKL'],
  ['place', 'bangkok', 'QBK'],
  ['place', 'city-bangkok-th', 'city-bangkok-th'],
  ['switch', '', false],
] as const)('as %s, %j means %j', (as, text, value) => {
  expect(typedValue({ as, name: 'id' }, { id: text }, zone)).toEqual(value)
})

it('a secret is never shown, kept if nothing is typed, and replaced by what is', () => {
  const field = fieldsOf('affiliate').find(({ name }) => name === 'secret')
  const texts = field ? textsOf(field, { secret: 'kept:70311183' }, zone) : {}
  expect(texts).toMatchObject({ secret: '' })
  expect(field && typedValue(field, texts, zone)).toBe('kept:70311183')
  expect(field && typedValue(field, { ...texts, secret: 'whsec_new' }, zone)).toBe('whsec_new')
  expect(field && typedValue(field, {}, zone)).toBeNull()
})

it('what is wrong with a language or a rule stands at its own field', () => {
  const texts = {
    usage: 'trigger',
    'usageRules.delay_page_load': 'soon',
    'usageRules.number_page_views': '0',
  }
  const rules = { as: 'rules', name: 'usageRules' } as const
  expect(typedValue(rules, texts, zone)).toEqual([
    { type: 'delay_page_load', value: 'soon' },
    { type: 'number_page_views', value: 0 },
  ])
  expect(typedValue(rules, { ...texts, usage: 'once' }, zone)).toEqual([])
  const problems = { 'usageRules.0.value': 'invalid_type', 'usageRules.1': 'rule_value' }
  expect(wrongInputs(rules, problems, texts)).toEqual({
    'usageRules.delay_page_load': 'invalid_type',
    'usageRules.number_page_views': 'rule_value',
  })
  expect(wrongInputs(rules, { usageRules: 'rules_missing' }, {})).toEqual({
    usageRules: 'rules_missing',
  })
  const alts = { as: 'by-language', name: 'alts' } as const
  expect(wrongInputs(alts, { 'alts.th': 'too_long:300', alts: 'english_missing' }, {})).toEqual({
    'alts.th': 'too_long:300',
    alts: 'english_missing',
  })
})

it('a deal names its cities as addresses of searches do', () => {
  const [from, to] = fieldsOf('deal').filter(({ name }) => name === 'from' || name === 'to')
  const deal = { from: 'QKL', to: 'city-bangkok-th' }
  expect(from && textsOf(from, deal, zone)).toEqual({ from: 'kuala-lumpur' })
  expect(to && textsOf(to, deal, zone)).toEqual({ to: 'city-bangkok-th' })
})

it('a number that is needed begins with one', () => {
  const numbers = recordKinds.flatMap(fieldsOf).filter(({ as }) => as === 'number')
  expect(numbers.filter(({ begins }) => begins === undefined)).toEqual([])
})

it('a new message is on, and as important as others', () => {
  const texts = Object.assign({}, ...fieldsOf('message').map(newTexts))
  expect(texts).toEqual({ isOn: 'on', priority: '0' })
})
