import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hiddenInSession, hiddenOnDevice } from './hidden-messages.ts'
import { triggerStates } from './trigger-states.ts'
import { scrolledPast } from './triggered.ts'

function memory(stored: Record<string, string> = {}) {
  return {
    getItem: (name: string) => stored[name] ?? null,
    setItem(name: string, value: string) {
      stored[name] = value
    },
  }
}
const refused = () => {
  throw new Error('storage is refused')
}

describe('hidden messages (S4.31)', () => {
  beforeEach(() => vi.stubGlobal('location', { protocol: 'https:' }))
  afterEach(() => vi.unstubAllGlobals())

  it('once: the cookie’s list grows, for a year and the whole site', () => {
    const page = { cookie: 'Currency=MYR; hidden_messages=old; auid=1' }
    const hidden = hiddenOnDevice(page)
    expect([hidden.has('old'), hidden.has('new'), hidden.has('ol')]).toEqual([true, false, false])
    hidden.add('new')
    expect(page.cookie).toBe(
      'hidden_messages=new.old; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    )
  })

  it.each([
    ['forged', 'hidden_messages=<script>.%00.a b..ok', ['ok']],
    ['empty', 'hidden_messages=', []],
    ['another’s name', 'x_hidden_messages=ok', []],
  ])('a %s cookie hides only what it names', (_, cookie, known) => {
    const hidden = hiddenOnDevice({ cookie })
    expect(['ok', '<script>', ''].filter(hidden.has)).toEqual(known)
  })

  it('an oversized cookie is cut to the newest', () => {
    const page = {
      cookie: `hidden_messages=${Array.from({ length: 900 }, (_, at) => `m${at}`).join('.')}`,
    }
    hiddenOnDevice(page).add('new')
    expect(page.cookie.split(';')[0]?.split('.')).toHaveLength(30)
    expect(page.cookie).toContain('=new.m0.')
  })

  it('multiple: the session’s list, which may be refused', () => {
    const storage = memory()
    hiddenInSession(() => storage).add('a')
    expect(hiddenInSession(() => storage).has('a')).toBe(true)
    const none = hiddenInSession(refused)
    none.add('a')
    expect(none.has('a')).toBe(false)
  })
})

describe('triggered messages (S3.21)', () => {
  const state = { show: false, at: 5, views: { '/': 2 } }

  it('are remembered by id', () => {
    const storage = memory()
    triggerStates(() => storage).write('a', state)
    triggerStates(() => storage).write('b', { ...state, show: true })
    expect(triggerStates(() => storage).read('a')).toEqual(state)
    expect(triggerStates(() => storage).read('c')).toBeUndefined()
  })

  it.each([
    '',
    'null',
    '[]',
    '{"a":1}',
    '{"a":{"show":1}}',
    '{"a":{"show":true,"at":1,"views":{"/":"x"}}}',
  ])('start again if %j is stored', (stored) => {
    expect(triggerStates(() => memory({ triggered_messages: stored })).read('a')).toBeUndefined()
  })

  it('are limited, the oldest first', () => {
    const storage = memory()
    const states = triggerStates(() => storage)
    const views = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`/${at}`, at]))
    for (let at = 0; at < 40; at += 1) states.write(`m${at}`, { ...state, views })
    expect(states.read('m39')?.views).toHaveProperty('/79')
    expect(states.read('m39')?.views).not.toHaveProperty('/0')
    expect(states.read('m10')).toBeDefined()
    expect(states.read('m9')).toBeUndefined()
  })

  it('do without storage', () => {
    const none = triggerStates(refused)
    none.write('a', state)
    expect(none.read('a')).toBeUndefined()
  })
})

it.each([
  [{ scrollTop: 0, clientHeight: 800, scrollHeight: 1800 }, 0],
  [{ scrollTop: 500, clientHeight: 800, scrollHeight: 1800 }, 50],
  [{ scrollTop: 1000, clientHeight: 800, scrollHeight: 1800 }, 100],
  [{ scrollTop: 0, clientHeight: 800, scrollHeight: 700 }, 100],
])('%o is scrolled past to %i percent', (page, percent) => {
  expect(scrolledPast(page)).toBe(percent)
})
