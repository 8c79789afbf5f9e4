import { expect, test } from 'vitest'
import { personNameSchema } from './member.ts'
import { asPersonName } from './person-name.ts'

test.each([
  'Dara Sok',
  'សុខ ដារ៉ា',
  'สมชาย ใจดี',
  'محمد علی',
  'دیوید\u200cپور',
  'क्\u200dष',
  '山田 太郎',
  "Seán O'Neil-D’Arcy, Jr.",
  'Ðặng Thị Hồng',
  '𠮷田',
  'X Æ A-12',
])('%s is a name', (name) => {
  expect(personNameSchema.parse(`  ${name} `)).toBe(name)
})

test.each([
  ['an empty text', '   '],
  ['a line break', 'Dara\r\nBcc: all@example.com'],
  ['a line separator', 'Dara\u2028Sok'],
  ['a NUL', 'Dara\0Sok'],
  ['an escape sequence', 'Dara\u001b[31m'],
  ['a C1 control', 'Dara\u0085Sok'],
  ['a bidi override', 'Dara \u202ekoS'],
  ['a bidi isolate', 'Dara \u2067koS'],
  ['half a character', 'Dara \ud842'],
  ['nothing visible', '\u200b\u2060'],
  ['101 characters', 'x'.repeat(101)],
])('%s is not a name', (_, name) => {
  expect(personNameSchema.safeParse(name).success).toBe(false)
})

test.each([
  ['Dara\nSok', 'Dara Sok'],
  ['\u202eDara\u202c', 'Dara'],
  [` ${'x'.repeat(99)}𠮷`, 'x'.repeat(99)],
  ['\u200b', ''],
])('a provider’s name %j becomes %j', (given, name) => {
  expect(asPersonName(given)).toBe(name)
})
