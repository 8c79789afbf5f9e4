import { expect, it } from 'vitest'
import { pageState } from '../../../../test/support/page/render-page.tsx'
import type { DeskRecord } from '../../../contract/desk/records.ts'
import { plainPromo } from '../../../contract/promo/promo-code.ts'
import { savedOf, savedText } from './saved-text.ts'

const { t } = pageState({}).words
const message = {
  id: 'bali',
  usage: 'once',
  usageRules: [],
  imgMobile: '/images/a',
  imgDesktop: null,
  alts: { en: 'Bali' },
  url: null,
  paths: ['*'],
  countries: [],
  currencies: [],
  languages: [],
  slugs: [],
  startsAt: '2027-01-01T00:00:00.000Z',
  endsAt: null,
  priority: 0,
  isOn: true,
} as const
const record = (kind: string, value: object) => ({ kind, value }) as DeskRecord
const flag = record('flag', { name: 'web_shopping_cart', country: 'MY', isOn: false })

it.each([
  [record('message', message), 'on', 'Saved. It shows on the site within a minute.'],
  [record('message', message), 'off', /^Saved, but switched off: visitors don’t see it\./],
  [record('message', message), 'not_begun', 'Saved. Visitors don’t see it before [2027-01-01].'],
  [record('message', message), 'ended', /its end has passed/],
  [record('message', { ...message, imgMobile: null }), 'on', /it has no image/],
  [record('phone', {}), 'off', /visitors don’t see it/],
  [flag, 'off', 'Saved. The feature is off within a minute.'],
  [record('reply', {}), 'off', /support can’t insert it/],
  [record('promo', { ...plainPromo, startsAt: '2027-01-01' }), 'not_begun', /from \[2027-01-01\]/],
  [record('promo', plainPromo), 'used_up', /all its uses are taken/],
  [record('deal', {}), 'off', /don’t follow it/],
  [record('affiliate', {}), 'off', 'Saved. The affiliate isn’t active.'],
] as const)('%j that is %s is told as it is', (saved, standing, says) => {
  const timeOf = (instant: string) => `[${instant.slice(0, 10)}]`
  const text = savedText(savedOf(saved, standing), { t, timeOf })
  if (typeof says === 'string') expect(text).toBe(says)
  else expect(text).toMatch(says)
})
