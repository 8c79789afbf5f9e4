import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { localeInput, localeInputHint, servedLocaleInput } from './locale-input.ts'

const modules: Record<string, unknown>[] = await Promise.all(
  globSync('src/contract/**/*.ts', { exclude: ['**/*.test.ts'] }).map(
    (file) => import(pathToFileURL(file).href),
  ),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'errors' in value
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

/** Returns the fields of an input that are named like a language but take only one spelling. */
function otherFields(json: unknown, name = ''): string[] {
  if (typeof json !== 'object' || json === null) return []
  const { type, description } = json as { type?: unknown; description?: unknown }
  const isOther = type === 'string' && description !== localeInputHint
  if (/^(lang|language|locale)$/.test(name) && isOther) return [name]
  return Object.entries(json).flatMap(([key, value]) => otherFields(value, key))
}

it('every call that takes a language understands both spellings (S5.6)', () => {
  const found = endpoints.flatMap(({ id, query, body }) =>
    [query, body].flatMap((schema) => {
      const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      return otherFields(json).map((name) => `${id} ${name}`)
    }),
  )
  expect(endpoints.length).toBeGreaterThan(150)
  // What counts were stored under, as the report itself lists it.
  expect([...new Set(found)]).toEqual(['desk.report-funnel language', 'desk.report-sales language'])
})

it.each([
  ['zh-TW', 'zh-tw'],
  ['zh-tw', 'zh-tw'],
  ['zh_TW', 'zh-tw'],
  ['zh-tw-x', 'zh-tw'],
  ['zh-tw ', 'zh-tw'],
  ['zh-Hant', 'zh-tw'],
  ['zh-SG', 'zh'],
  ['TH', 'th'],
  ['th', 'th'],
  ['en-', 'en'],
  ['pt-BR', 'pt'],
  ['fil', 'tl'],
  ['xx', 'en'],
  ['i-klingon', 'en'],
  ['日本', 'en'],
  ['-', 'en'],
  ['', 'en'],
  ['__proto__', 'en'],
  ['constructor', 'en'],
])('%s is %s', (given, code) => {
  expect(localeInput.parse(given)).toBe(code)
})

it.each(['xx', 'i-klingon', '__proto__', ''])('what is kept is never in “%s”', (given) => {
  expect(servedLocaleInput.safeParse(given).error?.issues).toMatchObject([
    { message: 'unknown_language' },
  ])
})

it('what is kept is understood in both spellings', () => {
  expect(['zh-TW', 'zh_tw', 'TH'].map((each) => servedLocaleInput.parse(each))).toEqual([
    'zh-tw',
    'zh-tw',
    'th',
  ])
})

it('a language longer than tags are is refused', () => {
  expect(localeInput.safeParse('x'.repeat(36)).success).toBe(false)
})
