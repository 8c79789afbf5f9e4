import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { describeApi } from './openapi.ts'

interface Operation {
  operationId: string
  tags: string[]
  description?: string
  responses: Record<string, unknown>
}

const contract: Record<string, unknown>[] = await Promise.all(
  globSync('src/contract/**/*.ts', { exclude: ['**/*.test.ts'] }).map(
    (file) => import(pathToFileURL(file).href),
  ),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'errors' in value
const endpoints = contract.flatMap((module) => Object.values(module).filter(isEndpoint))
const described = describeApi(endpoints, '1.0.0') as {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(described.paths).flatMap((path) => Object.values(path))

async function lint(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    telemetry: 'off',
    rules: {
      'operation-description': 'error',
      'operation-tag-defined': 'error',
      'tag-description': 'error',
    },
  })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
}

test('the description lints clean', async () => {
  expect(await lint(described)).toEqual([])
})

test('the linter notices a missing description and an undefined tag', async () => {
  const [path = ''] = Object.keys(described.paths)
  const [method = ''] = Object.keys(described.paths[path] ?? {})
  const { description: _, ...bare } = described.paths[path]?.[method] ?? {}
  const broken = { ...bare, tags: ['nowhere'] }
  const paths = { ...described.paths, [path]: { ...described.paths[path], [method]: broken } }
  const problems = (await lint({ ...described, paths })).map((each) => each.split(' ')[0])
  expect(problems).toEqual(
    expect.arrayContaining(['operation-description', 'operation-tag-defined']),
  )
})

test('entries of tuples are described in items, too, for readers that know nothing else', () => {
  const pair = z.tuple([z.number(), z.number()])
  const mixed = z.tuple([z.number(), z.literal('a'), z.number()])
  const result = z.object({ pair, mixed })
  const [ground] = endpoints.filter(({ id }) => id === 'hotel.ground.get')
  const { paths } = describeApi([{ ...(ground as Endpoint), result }], '1.0.0')
  const text = JSON.stringify(paths)
  expect(text).toContain('"items":{"type":"number"},"minItems":2')
  expect(text).toContain(
    '"items":{"anyOf":[{"type":"number"},{"type":"string","const":"a"}]},"minItems":3',
  )
  expect(JSON.stringify(described)).not.toContain('"items":false')
})

test('every call says that a path and headers may be too long to be read', () => {
  const responses = operations.map((each) => Object.keys(each.responses))
  expect(responses.filter((each) => !each.includes('431'))).toEqual([])
})

test('what may be kept says so, and nothing else does', () => {
  const kept = Object.entries(described.paths).filter(([, calls]) =>
    Object.values(calls).some((call) => JSON.stringify(call).includes('Cache-Control')),
  )
  expect(kept.map(([path]) => path)).toEqual(['/v1/places', '/v2/places'])
  const schema = { const: 'public, max-age=3600' }
  expect(described.paths['/v1/places']?.get).toMatchObject({
    responses: { 200: { headers: { 'Cache-Control': { schema } } } },
  })
})

test('every operation has one known tag and says in more than ten words what it does', () => {
  expect(operations.length).toBeGreaterThan(150)
  const tags = described.tags.map(({ name }) => name)
  for (const { operationId, tags: own } of operations) {
    expect([operationId, own.length, tags.includes(own[0] ?? '')]).toEqual([operationId, 1, true])
  }
  const short = endpoints.filter(({ description }) => description.split(/\s+/).length <= 10)
  expect(short.map(({ id }) => id)).toEqual([])
  expect(described.info.description.length).toBeGreaterThan(500)
})
