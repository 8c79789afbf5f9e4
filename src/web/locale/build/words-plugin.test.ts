import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { wordsPlugin } from './words-plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'sojourn-words-'))
const folder = join(root, 'locale', 'th')
mkdirSync(folder, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

/** Compiles a catalogue as a build does; returns what it says if it fails. */
function build(text: string): string {
  const file = join(folder, 'common.json')
  writeFileSync(file, text)
  try {
    const load = wordsPlugin().load as (id: string) => { code: string }
    return load(file).code
  } catch (error) {
    return (error as Error).message
  }
}

it('a catalogue becomes compiled messages', () => {
  expect(build('{"save": "บันทึก"}')).toContain('common.save')
})

it.each([
  ['a placeholder that isn’t closed', '{"save": "บันทึก {name"}', 'common.save'],
  ['a plural without forms', '{"left": "{count, plural}"}', 'common.left'],
  ['a message that isn’t a text', '{"save": 1}', 'common.save'],
])('with %s, the build names file, key and reason', (_, text, id) => {
  const said = build(text)
  expect(said).toContain('locale/th/common.json: ')
  expect(said).toContain(`message ${id} cannot be read (`)
})

it('with a file that isn’t JSON, the build names the file and the reason', () => {
  expect(build('{"save": "บันทึก",}')).toMatch(/locale\/th\/common\.json: .*JSON/)
})
