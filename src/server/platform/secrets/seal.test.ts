import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)]
const seal = createSeal([old])

test('a sealed text can be opened by its owner, and is never sealed the same way twice', () => {
  const locked = seal.lock('A1234567', 'row-1')
  expect(seal.open(locked, 'row-1')).toBe('A1234567')
  expect(seal.lock('A1234567', 'row-1')).not.toBe(locked)
  expect(locked).not.toContain('A1234567')
})

test('a new first key seals, and the old one still opens', () => {
  const both = createSeal([fresh, old])
  expect(both.open(seal.lock('A1234567', 'row-1'), 'row-1')).toBe('A1234567')
  const locked = both.lock('A1234567', 'row-1')
  expect(createSeal([fresh]).open(locked, 'row-1')).toBe('A1234567')
  expect(() => seal.open(locked, 'row-1')).toThrow('not among the settings')
  expect([both.knows(locked), seal.knows(locked)]).toEqual([true, false])
})

test('moved to another row, changed, or truncated, it can’t be opened', () => {
  const locked = seal.lock('A1234567', 'row-1')
  const [name = '', text = ''] = locked.split('.')
  const bytes = Buffer.from(text, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30)
  expect(() => seal.open(locked, 'row-2')).toThrow()
  expect(() => seal.open(`${name}.${bytes.toString('base64url')}`, 'row-1')).toThrow()
  expect(() => seal.open(`${name}.${text.slice(0, 20)}`, 'row-1')).toThrow()
})
