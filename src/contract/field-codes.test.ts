import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { errorCatalogue } from './errors.ts'
import { isFieldCode } from './field-codes.ts'

const modules: object[] = await Promise.all(
  globSync('src/contract/**/*.ts', { exclude: ['**/*.test.ts'] }).map(
    (file) => import(pathToFileURL(file).href),
  ),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'errors' in value
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

/** Returns every schema and check within a value, each once. */
function partsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  const { def } = (value as { _zod?: { def: object } })._zod ?? { def: value }
  for (const part of Object.values(def)) partsIn(part, found)
  // Lazy schemas know their own only when they're asked.
  if (value instanceof z.ZodLazy) partsIn(value.unwrap(), found)
  return found
}

/** Returns the words that the refinements of a schema refuse with. */
function refusalsIn(schema: z.ZodType | undefined): string[] {
  const checks = [...partsIn(schema)].flatMap((part) => {
    const { def } = (part as z.core.$ZodCheck)._zod ?? {}
    return def?.check === 'custom' ? [def] : []
  })
  return checks.flatMap(({ error }) => {
    const told = error?.({ code: 'custom', input: undefined, path: [] } as never)
    const message = typeof told === 'object' ? told?.message : told
    return message ? [message] : []
  })
}

test('what refinements of a schema refuse with is found in it', () => {
  const leaf = z.string().refine(() => false, { error: 'Please try again' })
  const schema = z.object({ a: z.array(z.union([leaf, z.null()])).optional() }).transform(String)
  expect(refusalsIn(schema)).toEqual(['Please try again'])
})

test('fields of every call are refused with codes', () => {
  const known = (code: string) => isFieldCode(code) || code in errorCatalogue
  const wrong = endpoints.flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap(refusalsIn).flatMap((code) => (known(code) ? [] : [[id, code]])),
  )
  expect(wrong).toEqual([])
  // The walk finds those that are known to be there.
  const all = new Set(endpoints.flatMap(({ body, query }) => [body, query].flatMap(refusalsIn)))
  expect([...all].sort()).toEqual(expect.arrayContaining(['before', 'promo_cap', 'rule_twice']))
})
