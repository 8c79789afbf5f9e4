import { expect, it, vi } from 'vitest'
import { compileWords } from './build/compile-words.ts'
import { makeI18n, WordStore } from './word-store.ts'

const common = compileWords('common', { save: 'Save' })
const error = compileWords('error', { INTERNAL: 'Broken' })

it('words at hand are read at once, and their namespace is remembered for the page', () => {
  const store = new WordStore(makeI18n('en-GB', common), ['common'], async () => ({}))
  expect(store.t('common.save')).toBe('Save')
  expect([...store.used]).toEqual(['common'])
})

it('words of another namespace are fetched once, while React waits', async () => {
  const fetchWords = vi.fn(async () => error)
  const store = new WordStore(makeI18n('en-GB', common), ['common'], fetchWords)
  const waits: unknown[] = []
  for (let i = 0; i < 2; i += 1) {
    try {
      store.t('error.INTERNAL')
    } catch (promise) {
      waits.push(promise)
    }
  }
  await waits[0]
  expect(waits[1]).toBe(waits[0])
  expect(fetchWords).toHaveBeenCalledTimes(1)
  expect(store.t('error.INTERNAL')).toBe('Broken')
})

it('words that do not load are logged, and the page goes on (S8.4)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const store = new WordStore(makeI18n('en-GB', common), ['common'], () => Promise.reject('gone'))
  const wait = await Promise.resolve()
    .then(() => store.t('error.INTERNAL'))
    .catch((promise) => promise)
  await wait
  expect(store.t('error.INTERNAL')).toBe('error.INTERNAL')
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})
