import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { milliseconds, minutes } from '../duration.ts'
import { keepAnswers } from './kept-answers.ts'

afterEach(() => void vi.useRealTimers())

const endpoint = { id: 'test.open', maxAge: minutes(10) }
const get = (path: string, accepted = 'br, gzip', origin = 'http://site.test') =>
  new Request(origin + path, { headers: { 'accept-encoding': accepted } })
const large = { result: 'word '.repeat(500) }

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Uint8Array) => bytes],
])('an answer for a client that accepts %s is kept as %s', (accepted, encoding, unpack) => {
  const answers = keepAnswers()
  const answer = answers.keep(get('/a', accepted), endpoint, large)
  expect(answer.headers).toEqual({
    'content-type': 'application/json',
    'content-length': String(answer.bytes.length),
    'cache-control': 'public, max-age=600',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  expect(JSON.parse(new TextDecoder().decode(unpack(answer.bytes)))).toEqual(large)
  expect(answers.find(get('/a', accepted))).toBe(answer)
})

test('it is found by path, query and encoding, under any host', () => {
  const answers = keepAnswers()
  const answer = answers.keep(get('/a?q=1'), endpoint, large)
  expect(answers.find(get('/a?q=1', 'gzip, br', 'https://other.test:8080'))).toBe(answer)
  for (const other of [get('/a?q=2'), get('/a'), get('/b?q=1'), get('/a?q=1', 'gzip')]) {
    expect(answers.find(other)).toBeUndefined()
  }
})

test('small answers are not compressed', () => {
  const answer = keepAnswers().keep(get('/a'), endpoint, { result: [] })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(new TextDecoder().decode(answer.bytes)).toBe('{"result":[]}')
})

test('an answer takes no more memory than its bytes', () => {
  for (const accepted of ['br', 'gzip', '']) {
    const { bytes } = keepAnswers().keep(get('/a', accepted), endpoint, large)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})

test('all of them take a limited number of bytes: the least recently used go', () => {
  const answers = keepAnswers(100_000)
  for (let number = 0; number < 200; number += 1) {
    answers.keep(get(`/${number}`, ''), endpoint, large)
    answers.find(get('/0', ''))
  }
  const left = Array.from({ length: 200 }, (_, number) => answers.find(get(`/${number}`, '')))
  expect(left.filter(Boolean).length).toBeLessThan(100_000 / large.result.length)
  expect(left.at(0)).toBeDefined()
  expect(left.at(1)).toBeUndefined()
  expect(left.at(-1)).toBeDefined()
})

test('none is kept longer than clients may', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answers = keepAnswers()
  answers.keep(get('/a'), endpoint, large)
  vi.advanceTimersByTime(minutes(10) - 1)
  expect(answers.find(get('/a'))).toBeDefined()
  vi.advanceTimersByTime(milliseconds(2))
  expect(answers.find(get('/a'))).toBeUndefined()
})
