import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { localeInput, localeInputHint } from './locale-input.ts'

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
  ['TH', 'th'],
  ['th', 'th'],
  ['xx', 'xx'],
])('%s is %s', (given, code) => {
  expect(localeInput().parse(given)).toBe(code)
})

it('a language longer than its field is refused', () => {
  expect(localeInput(5).safeParse('x'.repeat(6)).success).toBe(false)
})
