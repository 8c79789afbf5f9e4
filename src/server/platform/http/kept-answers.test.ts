import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { milliseconds, minutes } from '../duration.ts'
import { keepAnswers } from './kept-answers.ts'

afterEach(() => void vi.useRealTimers())

const brotli = 'br, gzip'
const get = (path: string, accepted = brotli) => ({
  id: 'test.open',
  maxAge: minutes(10),
  path,
  accepted,
})
const large = { result: 'word '.repeat(500) }

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Uint8Array) => bytes],
])('an answer for a client that accepts %s is kept as %s', (accepted, encoding, unpack) => {
  const answers = keepAnswers()
  const answer = answers.keep(get('/a', accepted), large)
  expect(answer.headers).toEqual({
    'content-type': 'application/json',
    'content-length': String(answer.bytes.length),
    'cache-control': 'public, max-age=600',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  expect(JSON.parse(new TextDecoder().decode(unpack(answer.bytes)))).toEqual(large)
  expect(answers.find('/a', accepted)).toBe(answer)
})

test('it is found by path, query and encoding', () => {
  const answers = keepAnswers()
  const answer = answers.keep(get('/a?q=1'), large)
  expect(answers.find('/a?q=1', 'gzip, br')).toBe(answer)
  for (const other of ['/a?q=2', '/a', '/b?q=1']) {
    expect(answers.find(other, brotli)).toBeUndefined()
  }
  expect(answers.find('/a?q=1', 'gzip')).toBeUndefined()
})

test('small answers are not compressed', () => {
  const answer = keepAnswers().keep(get('/a'), { result: [] })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(new TextDecoder().decode(answer.bytes)).toBe('{"result":[]}')
})

test('an answer takes no more memory than its bytes', () => {
  for (const accepted of ['br', 'gzip', '']) {
    const { bytes } = keepAnswers().keep(get('/a', accepted), large)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})

test('all of them take a limited number of bytes: the least recently used go', () => {
  const answers = keepAnswers(100_000)
  for (let number = 0; number < 200; number += 1) {
    answers.keep(get(`/${number}`, ''), large)
    answers.find('/0', '')
  }
  const left = Array.from({ length: 200 }, (_, number) => answers.find(`/${number}`, ''))
  expect(left.filter(Boolean).length).toBeLessThan(100_000 / large.result.length)
  expect(left.at(0)).toBeDefined()
  expect(left.at(1)).toBeUndefined()
  expect(left.at(-1)).toBeDefined()
})

test('none is kept longer than clients may', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answers = keepAnswers()
  answers.keep(get('/a'), large)
  vi.advanceTimersByTime(minutes(10) - 1)
  expect(answers.find('/a', brotli)).toBeDefined()
  vi.advanceTimersByTime(milliseconds(2))
  expect(answers.find('/a', brotli)).toBeUndefined()
})
