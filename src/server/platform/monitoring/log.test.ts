import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const keep = (line: string) => {
    text += line
  }
  write(createLog('trace', { write: keep }))
  return text
}

test('what identifies a person or grants access is redacted', () => {
  const text = logged((log) =>
    log.info({ email: 'ana@example.com', body: { password: 'hunter2', code: '123456' } }, 'asked'),
  )
  expect(text).toContain('asked')
  expect(text).not.toMatch(/ana@|hunter2|123456/)
})

test('a failed query is logged with its text and location, without its values', () => {
  const cause = new Error('duplicate key value violates unique constraint')
  const failed = new DrizzleQueryError('insert into mail values ($1)', ['code\n\n123456'], cause)
  const text = logged((log) => log.error({ err: failed }, 'call failed'))
  expect(text).toContain('insert into mail')
  expect(text).toContain('duplicate key')
  expect(text).toContain('log.test.ts')
  expect(text).not.toContain('123456')
})

test('a database error is logged without its connection, which contains the password', () => {
  const client = { password: 'hunter2' }
  const failed = Object.assign(new Error('terminating connection'), { code: '57P01', client })
  const text = logged((log) => log.error({ err: failed }, 'database'))
  expect(text).toContain('terminating connection')
  expect(text).not.toContain('hunter2')
})

test('an outage of the database is logged without stack and query', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  })
  const failed = new DrizzleQueryError('select * from sandbox_hotel_night', [], cause)
  const text = logged((log) => log.warn({ err: failed }, 'hotel rates'))
  expect(text).toContain('connect ECONNREFUSED')
  expect(text).not.toMatch(/select|stack/)
})

test('a mail server’s refusal is logged without the address that it refuses', () => {
  const text = '550 5.1.1 <ana@example.com>: no such user'
  const refusal = Object.assign(new Error(`Recipient refused: ${text}`), {
    responseCode: 550,
    response: text,
    rejected: ['ana@example.com'],
    rejectedErrors: [Object.assign(new Error(text), { recipient: 'ana@example.com' })],
  })
  const line = logged((log) => log.error({ err: refusal }, 'job failed'))
  expect(line).toContain('550 5.1.1')
  expect(line).toContain('log.test.ts')
  expect(line).not.toContain('ana@')
})
