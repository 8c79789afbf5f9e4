import { expect, it } from 'vitest'
import { applyForJob } from '../career/career.ts'
import { addTicket } from '../support/tickets.ts'
import { oneLine } from './one-line.ts'

it.each([
  ['Dara\r\nBcc: all@example.com', 'Dara Bcc: all@example.com'],
  ['  Dara\u2028Sok\u0000 ', 'Dara Sok'],
  ['\u202eDara\u202c', 'Dara'],
  ['អ៊ិន​ ដារ៉ា', 'អ៊ិន​ ដារ៉ា'],
  ['علی‌رضا', 'علی‌رضا'],
])('%j in one line is %j', (text, line) => expect(oneLine(text)).toBe(line))

it.each([
  ['support', addTicket.body?.shape.name],
  ['a job', applyForJob.body?.shape.name],
])('names of people who write to %s are stored in one line', (_, schema) => {
  expect(schema?.parse('A\r\nBcc: b@example.com')).toBe('A Bcc: b@example.com')
  expect(schema?.safeParse('\r\n').success).toBe(false)
})
