import { Redis } from 'ioredis'
import pg from 'pg'
import { expect, test } from 'vitest'
import { CatalogueError } from '../../../contract/errors.ts'
import { problemOf } from '../http/problem.ts'
import { asCatalogueError, rootOf } from './unavailable.ts'

// The class that the Redis client gives to error replies.
const { ReplyError } = Redis as unknown as { ReplyError: new (message: string) => Error }
const reply = (message: string) => new ReplyError(message)
const withCode = (code: string) => Object.assign(new Error('said the database'), { code })

test.each([
  ...['57P01', '57P03', '08006', '53300', '57014', '55P03', '25006', '25P03'].map(withCode),
  // A server that refuses us, can't take us, or lets another transaction win.
  ...['28000', '28P01', '3D000', '42501', '55000', '40001', '40P01', '58030', '53100'].map(
    withCode,
  ),
  new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
  new Error('The server does not support SSL connections'),
  reply('NOAUTH Authentication required.'),
  reply('WRONGPASS invalid username-password pair or user is disabled.'),
  reply("NOPERM User default has no permissions to run the 'set' command"),
  reply(
    'ERR Error running script (call to f_1): @user_script:1: -NOPERM this user has no permissions',
  ),
  reply('DENIED Redis is running in protected mode because protected mode is enabled'),
  reply('ERR invalid password'),
  reply('ERR Client sent AUTH, but no password is set'),
  reply('ERR AUTH <password> called without any password configured for the default user.'),
  reply('MOVED 3999 127.0.0.1:6381'),
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN'].map(withCode),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Command timed out'),
  new Error('Failed query: select 1', { cause: withCode('57P01') }),
  reply("READONLY You can't write against a read only replica."),
  reply("ERR Error running script (call to f_1): @user_script:1: -READONLY You can't write"),
  reply("OOM command not allowed when used memory > 'maxmemory'."),
  reply('MISCONF Redis is configured to save RDB snapshots, but unable to persist to disk.'),
  reply('LOADING Redis is loading the dataset in memory'),
  reply("MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'."),
  reply('NOREPLICAS Not enough good replicas to write.'),
  reply('CLUSTERDOWN The cluster is down'),
  reply('TRYAGAIN Multiple keys request during rehashing of slot'),
  reply('BUSY Redis is busy running a script.'),
  reply('ERR max number of clients reached'),
  Object.assign(reply('EXECABORT Transaction discarded because of previous errors.'), {
    previousErrors: [reply("OOM command not allowed when used memory > 'maxmemory'.")],
  }),
])('$message $code is told as something to try again', (error) => {
  expect(problemOf(error)).toMatchObject({ error: 'UNAVAILABLE', status_code: 503 })
})

test.each([
  ...['23505', '42P01', '22P02', '40002', '0A000', '25P02', '58P01', 'XX001'].map(withCode),
  new TypeError('x is not a function'),
  'thrown',
  reply('WRONGTYPE Operation against a key holding the wrong kind of value'),
  reply('ERR unknown command'),
  reply('ASKED for nothing'),
  reply('BUSYGROUP Consumer Group name already exists'),
  new Error('READONLY is no reply of Redis here'),
])('%s doesn’t count as unavailable', (error) =>
  expect(problemOf(error)).toMatchObject({ error: 'INTERNAL', status_code: 500 }),
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

test('what is unavailable always says which part was missing, for the log', () => {
  // @ts-expect-error Without a cause it would only say that something is unavailable.
  new CatalogueError('UNAVAILABLE')
  const cause = 'the order is still being reserved'
  expect(rootOf(new CatalogueError('UNAVAILABLE', { cause }))).toBe(cause)
  expect(rootOf(asCatalogueError(withCode('57P01')))).toBe('said the database')
})
