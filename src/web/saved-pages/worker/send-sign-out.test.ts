import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'
import { ownerHeader } from '../../../contract/headers.ts'
import { savedUntilHeader } from '../rules.ts'
import { savedPages, saveOfflinePage } from './page-store.ts'
import { saveOrder } from './save-pages.ts'
import { sendSignOut } from './send-sign-out.ts'
import { cachesInMemory, site } from './testing/caches-in-memory.ts'

const order = `${site}/en/order/K7MW2P`
const signOut = `${site}/en/sign-out`

/** Answers what the site is asked for, when a test says so. */
let answer: Record<string, (response: Response) => void>
/** Called with each address before it's stored. */
let onPut: (address: string) => Promise<void>

beforeEach(() => {
  answer = {}
  onPut = async () => {}
  vi.stubGlobal(
    'caches',
    cachesInMemory((address) => onPut(address)),
  )
  vi.stubGlobal('fetch', (asked: string | Request) => {
    const address = typeof asked === 'string' ? asked : asked.url
    return new Promise((resolve) => {
      answer[address] = resolve
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = () =>
  new Response('<title>Order K7MW2P</title>', {
    headers: {
      'content-type': 'text/html',
      [ownerHeader]: 'member-1',
      [savedUntilHeader]: new Date(Date.now() + 86_400_000).toISOString(),
    },
  })
const signedOut = () => new Response(null, { status: 204 })
const asked = (address: string) =>
  vi.waitFor(() => expect(answer).toHaveProperty([address]), patience())
const saved = async () => (await savedPages(Date.now())).map(({ address }) => address)

it('an order that is saved is erased by a sign-out, even if the site can’t be reached', async () => {
  const saving = saveOrder(order, undefined)
  await asked(order)
  answer[order]?.(page())
  await saving
  expect(await saved()).toEqual([order])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sendSignOut(new Request(signOut, { method: 'POST' }))).rejects.toThrow()
  expect(await saved()).toEqual([])
})

it('a page says what was erased without a network, and that the site wasn’t told', async () => {
  await saveOfflinePage(
    '/en/offline',
    '<body><section hidden="" id="bar-erased"><p>Everything was removed</p></section><h1>Saved</h1></body>',
  )
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const form = new Request(signOut, { method: 'POST' })
  Object.defineProperty(form, 'mode', { value: 'navigate' })
  const shown = await sendSignOut(form)
  expect(await shown.text()).toBe('<body><p>Everything was removed</p><h1>Saved</h1></body>')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it.each([
  ['is answered before the sign-out', true],
  ['is answered after the sign-out', false],
])('an order asked for while somebody signs out, which %s, isn’t kept', async (_, isFirst) => {
  const leaving = sendSignOut(new Request(signOut, { method: 'POST' }))
  await asked(signOut)
  const saving = saveOrder(order, undefined)
  await asked(order)
  if (isFirst) {
    answer[order]?.(page())
    await saving
    expect(await saved()).toEqual([order])
  }
  answer[signOut]?.(signedOut())
  await leaving
  if (!isFirst) {
    answer[order]?.(page())
    await saving
  }
  expect(await saved()).toEqual([])
})

it('an order whose owner is being noted when somebody signs out isn’t saved', async () => {
  const writing = Promise.withResolvers<void>()
  onPut = vi.fn(() => writing.promise)
  const saving = saveOrder(order, undefined)
  await asked(order)
  answer[order]?.(page())
  await vi.waitFor(() => expect(onPut).toHaveBeenCalledWith(`${site}/saved-settings`), patience())
  const leaving = sendSignOut(new Request(signOut, { method: 'POST' }))
  writing.resolve()
  await asked(signOut)
  await saving
  expect(await saved()).toEqual([])
  answer[signOut]?.(signedOut())
  await leaving
})
