import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileWords } from '../../../contract/words/compile-words.ts'
import { idFiles } from './generate-ids.ts'
import { idTypes } from './id-types.ts'

it('parameters are typed from the English message', () => {
  const types = idTypes('demo', {
    plain: 'Hello',
    named: 'Hello {name}',
    counted: '{count, plural, one {# seat at {price}} other {# seats at {price}}}',
    chosen: '{kind, select, direct {Direct} other {Stops}}',
  })
  expect(types).toContain("'demo.plain': null")
  expect(types).toContain("'demo.named': { name: string | number }")
  expect(types).toContain("'demo.counted': { count: number; price: string | number }")
  expect(types).toContain("'demo.chosen': { kind: string }")
})

it('a message that can’t be parsed is named', () => {
  expect(() => compileWords('demo', { broken: '{count, plural, one {#' })).toThrow('demo.broken')
})

it('the generated types match the catalogues', () => {
  for (const [file, text] of idFiles()) {
    const written = readFileSync(join(import.meta.dirname, '../ids', file), 'utf8')
    expect(written, `run node src/web/locale/build/generate-ids.ts for ${file}`).toBe(text)
  }
})
