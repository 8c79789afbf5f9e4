import { expect, it } from 'vitest'
import { fieldsOf } from './record-fields.ts'
import { wrongWord } from './record-words.ts'

const fields = fieldsOf('message')
const paths = fields.find(({ name }) => name === 'paths')

it.each([
  ['pages_missing', '', 'desk-record.wrong-pages_missing'],
  ['campaign_pages_missing', '', 'desk-record.wrong-campaign_pages_missing'],
  ['campaign_pages_missing', '/hotel', 'desk-record.wrong-campaign_pages_missing'],
  ['invalid_format', 'hotel', 'desk-record.wrong-paths'],
])('pages refused for %s, with %j in them, say what is needed', (code, typed, word) => {
  expect(paths && wrongWord(paths, code, typed)).toBe(word)
})

it('the pages of a message are beside the campaigns that need some', () => {
  const names = fields.map(({ name }) => name)
  expect(names.indexOf('slugs')).toBe(names.indexOf('paths') + 1)
  expect(fields.find(({ name }) => name === 'slugs')?.hint).toBe('desk-record.hint-slugs')
})
