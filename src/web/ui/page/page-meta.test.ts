import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '../../../contract/locales.ts'
import { pageMeta, widthOf } from './page-meta.ts'

/** As long as names of cities usually are. */
const names = {
  from: 'Ho Chi Minh City',
  to: 'Kota Kinabalu',
  city: 'Ho Chi Minh City',
  area: 'Old Quarter',
}
/** Titles and descriptions of pages that search engines list, by namespace and key. */
const titles = [
  ['home', 'meta-title'],
  ['home', 'flight-title'],
  ['hotel-landing', 'meta-title'],
  ['promo', 'deals-title'],
  ['landing', 'route-title'],
  ['landing', 'destination-title'],
  ['landing', 'city-title'],
  ['landing', 'area-title'],
] as const
const descriptions = [
  ['home', 'meta-description'],
  ['home', 'lead'],
  ['hotel-landing', 'meta-description'],
  ['promo', 'deals-lead'],
  ['landing', 'route-description'],
  ['hotel-review', 'meta-description'],
] as const

const said = (code: string, [namespace, key]: readonly [string, string]) => {
  const file = new URL(`../../../../locale/${code}/${namespace}.json`, import.meta.url)
  const message: string = JSON.parse(readFileSync(file, 'utf8'))[key]
  return message.replace(/\{(\w+)\}/g, (_, name) => names[name as keyof typeof names] ?? '12,345')
}
const metaOf = (page: Parameters<typeof pageMeta>[0]) =>
  Object.assign({}, ...pageMeta(page)) as { title: string }
const descriptionOf = (description: string) =>
  pageMeta({ title: '', description }).flatMap((tag) =>
    'name' in tag && tag.name === 'description' && 'content' in tag ? [String(tag.content)] : [],
  )[0] ?? ''

it.each(locales.map(({ code }) => code))(
  'titles and descriptions in %s are shown whole',
  (code) => {
    for (const each of titles) {
      const { title } = metaOf({ title: said(code, each) })
      expect(widthOf(title), title).toBeLessThanOrEqual(65)
    }
    for (const each of descriptions) {
      const text = said(code, each)
      const description = descriptionOf(text)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(description.length, description).toBeGreaterThan(Math.min(text.length, 40) - 1)
    }
  },
)

it('the site’s name is left out of a title that is long already', () => {
  expect(metaOf({ title: 'Flights' }).title).toBe('Flights · Sojourn')
  expect(metaOf({ title: 'a'.repeat(60) }).title).toBe('a'.repeat(60))
  expect(metaOf({ title: '東'.repeat(30) }).title).toBe('東'.repeat(30))
})

it('a description ends with a sentence, or with a word', () => {
  const sentence =
    'All of it is said in one sentence of eighty letters, which isn’t so many really.'
  expect(descriptionOf(`${sentence} ${sentence}`)).toBe(sentence)
  expect(descriptionOf(`${sentence} And more.`)).toBe(`${sentence} And more.`)
  const long = descriptionOf('word '.repeat(50))
  expect(long).toMatch(/word…$/)
  expect(long.length).toBeLessThanOrEqual(160)
})
