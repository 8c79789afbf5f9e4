import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { unboundedPlaces } from '../../../../test/support/unbounded-places.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { describeApi } from './openapi.ts'

const contract: Record<string, unknown>[] = await Promise.all(
  globSync('src/contract/**/*.ts', { exclude: ['**/*.test.ts'] }).map(
    (file) => import(pathToFileURL(file).href),
  ),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'errors' in value
const endpoints = contract.flatMap((module) => Object.values(module).filter(isEndpoint))

/** Returns where a body of this schema is unbounded. */
function unboundedIn(body: z.ZodType): string[] {
  const endpoint: Endpoint = {
    id: 'test.call',
    method: 'POST',
    path: '/test',
    version: 'v1',
    summary: 'Test',
    description: 'Test.',
    csrf: false,
    body,
    result: z.null(),
    errors: [],
  }
  return unboundedPlaces(describeApi([endpoint], '1.0.0')).map((place) =>
    place.replace('test.call body', ''),
  )
}

test('every text and every list in a request has a maximum', () => {
  expect(endpoints.length).toBeGreaterThan(150)
  expect(unboundedPlaces(describeApi(endpoints, '1.0.0'))).toEqual([])
})

test('finds texts, lists, records and values of any kind without one, wherever they are', () => {
  expect(unboundedIn(z.object({ name: z.string() }))).toEqual(['.name'])
  expect(unboundedIn(z.object({ names: z.array(z.enum(['a', 'b'])) }))).toEqual(['.names'])
  expect(unboundedIn(z.object({ names: z.array(z.string()).max(3) }))).toEqual(['.names[]'])
  expect(unboundedIn(z.object({ at: z.string().nullable().optional() }))).toEqual(['.at'])
  expect(unboundedIn(z.record(z.string(), z.int()))).toEqual(['{}'])
  expect(unboundedIn(z.record(z.string().max(9), z.int()))).toEqual(['{}'])
  expect(unboundedIn(z.union([z.object({ a: z.string() }), z.int()]))).toEqual(['.a'])
  expect(unboundedIn(z.object({ pair: z.tuple([z.string(), z.int()]) }))).toEqual(['.pair[0]'])
  expect(unboundedIn(z.object({ rest: z.tuple([z.int()], z.int()) }))).toEqual(['.rest'])
  expect(unboundedIn(z.object({ any: z.unknown() }))).toEqual(['.any'])
  expect(unboundedIn(z.looseObject({ a: z.int() }))).toEqual(['{}'])
})

test('a pattern bounds a text if nothing in it repeats for ever', () => {
  expect(unboundedIn(z.object({ code: z.string().regex(/^[A-Z*+]{2,3}$/) }))).toEqual([])
  expect(unboundedIn(z.object({ code: z.string().regex(/^\d\.?\d?$/) }))).toEqual([])
  for (const open of [/^[A-Z]+$/, /^a*$/, /^a{2,}$/, /[A-Z]{2}/, /^a$|b/, /^(?:a{1,9}|b+)$/]) {
    expect(unboundedIn(z.object({ code: z.string().regex(open) }))).toEqual(['.code'])
  }
})

test('formats of a fixed length, constants and lists of words are bounded', () => {
  const body = z.object({
    id: z.uuid(),
    day: z.iso.date(),
    kind: z.enum(['a', 'b']),
    yes: z.literal('yes'),
    kinds: z.partialRecord(z.enum(['a', 'b']), z.int()),
    pair: z.tuple([z.int(), z.int()]),
  })
  expect(unboundedIn(body)).toEqual([])
  expect(unboundedIn(z.object({ at: z.iso.datetime(), link: z.url() }))).toEqual(['.at', '.link'])
})
