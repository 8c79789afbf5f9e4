import { expect, it, vi } from 'vitest'
import { localeByCode, locales } from '../../contract/locales.ts'
import { compileWords } from '../../contract/words/compile-words.ts'
import { addWords, type NamespaceWords, openLanguages } from '../../contract/words/languages.ts'
import { WordStore } from './word-store.ts'

const common = compileWords('common', { save: 'Save' })
const error = compileWords('error', { INTERNAL: 'Broken' })

function storeWith(fetchWords: () => Promise<NamespaceWords>): WordStore {
  const languages = openLanguages(locales[0])
  addWords(languages, { own: common, english: {} })
  return new WordStore(languages, ['common'], fetchWords)
}

it('loaded messages are read at once, and their namespace is recorded for the page', () => {
  const store = storeWith(async () => ({ own: {}, english: {} }))
  expect(store.t('common.save')).toBe('Save')
  expect([...store.used]).toEqual(['common'])
})

it('missing messages are in English, with English plurals', () => {
  const languages = openLanguages(localeByCode('th') ?? locales[0])
  const message = '{minutes, plural, =0 {none} one {# minute} other {# minutes}}'
  addWords(languages, {
    own: compileWords('common', { save: 'บันทึก' }),
    english: compileWords('common', { 'minutes-left': message }),
  })
  const store = new WordStore(languages, ['common'], async () => ({ own: {}, english: {} }))
  expect(store.t('common.save')).toBe('บันทึก')
  expect(store.t('common.minutes-left', { minutes: 1 })).toBe('1 minute')
  expect(store.t.tagOf('common.minutes-left')).toBe('en-GB')
  expect(store.t.tagOf('common.save')).toMatch(/^th-TH/)
})

it('a value that ends with a period, such as a Russian date, doesn’t double the one of its sentence', () => {
  const languages = openLanguages(locales[0])
  const own = compileWords('common', { until: 'Until {day}.', wait: 'Since {day}...' })
  addWords(languages, { own, english: {} })
  const { t } = new WordStore(languages, ['common'], async () => ({ own: {}, english: {} }))
  const say = t as (id: string, values: object) => string
  expect(say('common.until', { day: '10 декабря 2026 г.' })).toBe('Until 10 декабря 2026 г.')
  expect(say('common.until', { day: '10 December 2026' })).toBe('Until 10 December 2026.')
  expect(say('common.wait', { day: '10 декабря' })).toBe('Since 10 декабря...')
})

it('another namespace is fetched once, while React suspends', async () => {
  const fetchWords = vi.fn(async () => ({ own: error, english: {} }))
  const store = storeWith(fetchWords)
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

it('outside of rendering, a namespace can be awaited', async () => {
  const fetchWords = vi.fn(async () => ({ own: error, english: {} }))
  const store = storeWith(fetchWords)
  await store.ready('error')
  await store.ready('error')
  expect(store.t('error.INTERNAL')).toBe('Broken')
  expect(fetchWords).toHaveBeenCalledTimes(1)
})

it('messages that fail to load are logged, and the part that needs them shows an error instead of ids (S8.4)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lost = new TypeError('Failed to fetch')
  const fetchWords = vi
    .fn<() => Promise<NamespaceWords>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue({ own: error, english: {} })
  const store = storeWith(fetchWords)
  await store.ready('error')
  expect(logged).toHaveBeenCalledTimes(1)
  expect(() => store.t('error.INTERNAL')).toThrow(lost)
  expect(() => store.t('error.INTERNAL')).toThrow(lost)
  store.retry()
  await store.ready('error')
  expect(store.t('error.INTERNAL')).toBe('Broken')
  expect(fetchWords).toHaveBeenCalledTimes(2)
  logged.mockRestore()
})
