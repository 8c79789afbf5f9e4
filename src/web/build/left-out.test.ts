import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const components = globSync('src/web/**/*.tsx').filter((file) => !file.includes('.test.'))

it.each([
  ['view transitions', /<ViewTransition\b|\bunstable_ViewTransition\b/],
  ['refs of fragments', /<(React\.)?Fragment\b[^>]*\sref=/],
  ['React’s listeners for compositions', /\bonComposition(Start|Update|End)=/],
  ['React’s own onBeforeInput', /\bonBeforeInput=/],
])('no component uses %s, which are left out of scripts', (_, use) => {
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter((file) => use.test(readFileSync(file, 'utf8')))).toEqual([])
})
