import { expect, it } from 'vitest'
import { fieldsOf, textOf, typedValue } from './record-fields.ts'

const message = {
  id: 'bali-20',
  alts: { en: '20% off: Bali', th: 'ลด 20%' },
  imgMobile: '/img/bali-300.webp',
  imgDesktop: null,
  url: '/hotel',
  usage: 'trigger',
  usageRules: [
    { type: 'delay_page_load', value: 10 },
    { type: 'screen_depth', value: 50 },
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

it('a value is the same after it was shown in a form', () => {
  const fields = fieldsOf('message')
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(message).sort())
  const typed = fields.map((field) => {
    const text = textOf(field, message[field.name as keyof typeof message])
    return [field.name, typedValue(field, text)]
  })
  expect(Object.fromEntries(typed)).toEqual(message)
})

it.each([
  ['words', ' my,  th\nsg ', ['my', 'th', 'sg']],
  ['lines', '/help\r\n\r\n /hotel/* ', ['/help', '/hotel/*']],
  ['rules', 'screen_depth', [{ type: 'screen_depth', value: undefined }]],
  ['rules', 'on_page_inactivity', [{ type: 'on_page_inactivity', value: 60 }]],
  ['rules', 'on_page_inactivity 5', [{ type: 'on_page_inactivity', value: 5 }]],
  ['rules', 'screen_depth far', [{ type: 'screen_depth', value: Number.NaN }]],
  ['by-language', 'en: A: b\nth', { en: 'A: b', th: '' }],
  ['number', 'ten', 'ten'],
  ['moment', 'tomorrow', 'tomorrow'],
  ['text?', '  ', null],
  ['switch', '', false],
] as const)('as %s, %j means %j', (as, text, value) => {
  expect(typedValue({ as, name: 'id', label: 'desk-record.phone-id' }, text)).toEqual(value)
})
