import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unusedWords } from './unused-words.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('every word of the catalogues is used', () => {
  const ids = globSync('*.json', { cwd: join(root, 'locale/en') }).flatMap((file) =>
    Object.keys(JSON.parse(read(`locale/en/${file}`))).map(
      (key) => `${file.replace('.json', '')}.${key}`,
    ),
  )
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
    .map(read)
  expect(ids.length).toBeGreaterThan(500)
  expect(unusedWords(ids, sources)).toEqual([])
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

it('holes may hold templates and calls', () => {
  const source = `t(\`order.\${list.find((each) => each.id === id) ?? 'a'}-title\`)`
  expect(unusedWords(['order.late-title', 'order.late'], [source])).toEqual(['order.late'])
})
