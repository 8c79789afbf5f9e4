import type { Messages } from '@lingui/core'
import { afterEach, expect, it, vi } from 'vitest'
import { localeByCode, locales } from '../../contract/locales.ts'
import { compileWords } from '../../contract/words/compile-words.ts'
import { languageOf } from '../../contract/words/languages.ts'
import { loadCatalogue } from './catalogue.server.ts'

const thai = localeByCode('th') ?? locales[0]
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  logged.mockClear()
})

const english = {
  '/locale/en/common.json': async () => compileWords('common', { save: 'Save', close: 'Close' }),
  '/locale/en/order.json': async () => compileWords('order', { title: 'Order' }),
  '/locale/en/desk.json': async () => compileWords('desk', { title: 'Desk' }),
}
const own = { '/locale/th/common.json': async () => compileWords('common', { save: 'บันทึก' }) }

const load = async (files: Record<string, () => Promise<Messages>>) => {
  const catalogue = await loadCatalogue(thai, files)
  const say = (id: string) => languageOf(catalogue.languages, id)._(id)
  return { ...catalogue, say }
}

it('a message that a language lacks is in English', async () => {
  const { say } = await load({
    ...english,
    ...own,
    '/locale/th/order.json': english['/locale/en/order.json'],
  })
  expect([say('common.save'), say('common.close')]).toEqual(['บันทึก', 'Close'])
  expect(logged).not.toHaveBeenCalled()
})

it.each([
  ['is missing', undefined],
  ['can’t be loaded', () => Promise.reject(new Error('no such chunk'))],
])('a catalogue that %s is logged, and shown in English', async (_, file) => {
  const files = { ...english, ...own, ...(file && { '/locale/th/order.json': file }) }
  const { say, json } = await load(files)
  expect([say('common.save'), say('order.title')]).toEqual(['บันทึก', 'Order'])
  expect(json('order')).toContain('Order')
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['messages of order in th did not load'])
})

it('the desk’s, which are in English only, aren’t missed', async () => {
  const { say } = await load({ '/locale/en/desk.json': english['/locale/en/desk.json'] })
  expect(say('desk.title')).toBe('Desk')
  expect(logged).not.toHaveBeenCalled()
})

it('folders of languages that the site doesn’t have are left alone', async () => {
  const broken = async () => Promise.reject(new Error('half-finished'))
  const { say } = await load({ ...english, ...own, '/locale/xx/common.json': broken })
  expect(say('common.save')).toBe('บันทึก')
})

it('its hash changes with any message', async () => {
  const before = await load({ ...english, ...own })
  const again = await load({ ...english, ...own })
  const changed = await load({
    ...english,
    '/locale/th/common.json': async () => compileWords('common', { save: 'เก็บ' }),
  })
  expect(again.hash).toBe(before.hash)
  expect(changed.hash).not.toBe(before.hash)
})
