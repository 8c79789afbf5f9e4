import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { itemDetails } from '../../../contract/order/item-details.ts'
import { unusedWords } from './unused-words.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('every message is used', () => {
  const ids = globSync('*.json', { cwd: join(root, 'locale/en') }).flatMap((file) =>
    Object.keys(JSON.parse(read(`locale/en/${file}`))).map(
      (key) => `${file.replace('.json', '')}.${key}`,
    ),
  )
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
    .map(read)
  expect(ids.length).toBeGreaterThan(500)
  expect(unusedWords(ids, sources, Object.keys(itemDetails))).toEqual([])
})

it.each([
  ['named whole', "t('order.title')", []],
  ['named in markup', '<T id="order.title" />', []],
  ['made by a template', `t(\`order.\${kind}-title\`)`, ['order.title']],
  ['made of its namespace alone, and named', `t(\`order.\${key}\`); keys = ['title']`, []],
  ['made of its namespace alone, and named nowhere', `t(\`order.\${key}\`)`, ['order.title']],
  ['part of a longer one', "t('order.title-late')", ['order.title']],
])('a word that is %s', (_, source, unused) => {
  expect(unusedWords(['order.title'], [source])).toEqual(unused)
})

it('a product’s own messages are used where the general ones are, and nowhere else', () => {
  const ids = ['order.title', 'order.title-hotel', 'order.lead-hotel']
  expect(unusedWords(ids, ["t('order.title')"], ['hotel'])).toEqual(['order.lead-hotel'])
  expect(unusedWords(ids, ["t('order.title')"])).toEqual(['order.title-hotel', 'order.lead-hotel'])
  expect(unusedWords(ids, [], ['hotel'])).toEqual(ids)
})

it('placeholders may contain templates and calls', () => {
  const source = `t(\`order.\${list.find((each) => each.id === id) ?? 'a'}-title\`)`
  expect(unusedWords(['order.late-title', 'order.late'], [source])).toEqual(['order.late'])
})
