import pg from 'pg'
import { expect, test } from 'vitest'
import { problemOf } from '../http/problem.ts'
import { asCatalogueError } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('said the database'), { code })

test.each([
  ...['57P01', '57P03', '08006', '53300', '57014', '55P03', '25006', '25P03'].map(withCode),
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN'].map(withCode),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Command timed out'),
  new Error('Failed query: select 1', { cause: withCode('57P01') }),
])('$message $code is told as something to try again', (error) => {
  expect(problemOf(error)).toMatchObject({ error: 'UNAVAILABLE', status_code: 503 })
})

test.each([withCode('23505'), withCode('42P01'), new TypeError('x is not a function'), 'thrown'])(
  '%s counts as unavailable',
  (error) => expect(problemOf(error)).toMatchObject({ error: 'INTERNAL', status_code: 500 }),
)

test('what pg-boss reports of a lost database is recognised, though it is no Error', () => {
  const copy = { ...withCode('ECONNREFUSED'), message: 'connect ECONNREFUSED (Queue: mail.send)' }
  expect(asCatalogueError(copy).code).toBe('UNAVAILABLE')
  const late = { message: 'timeout exceeded when trying to connect (Queue: mail.send)' }
  expect(asCatalogueError(late).code).toBe('UNAVAILABLE')
})

test('a real connection without a response is recognised', async () => {
  const client = new pg.Client({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const error = await client.connect().catch((caught: unknown) => caught)
  expect(asCatalogueError(error).code).toBe('UNAVAILABLE')
})
