import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import { pageUrl } from '../../locale/url.ts'
import { joinAccount, pageOfSaved, toggleSaved, withFutureDates } from './saved-stays.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

const stay = (id: string) => ({ id, name: `Hotel ${id}`, place: 'Sanur, Bali' })
const ids = () =>
  JSON.parse(kept.get('saved-stays') ?? '[]').map(({ id }: { id: string }) => id) as string[]

it('a heart saves a property, and removes it when pressed again', () => {
  toggleSaved(stay('a'))
  toggleSaved(stay('b'))
  expect(ids()).toEqual(['b', 'a'])
  toggleSaved(stay('a'))
  expect(ids()).toEqual(['b'])
})

it('what was saved on the device moves to the account at sign-in, once, and later changes go there', async () => {
  toggleSaved(stay('a'))
  toggleSaved(stay('b'))
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${address} ${body ?? ''}`)
    return Response.json([stay('b'), stay('a'), stay('c')])
  })
  await Promise.all([joinAccount('/en/hotel/saved'), joinAccount('/en/hotel/saved')])
  expect(sent).toEqual(['POST /en/hotel/saved hotel=b&hotel=a&intent=save'])
  expect(ids()).toEqual([])
  await joinAccount('/en/hotel/saved')
  await toggleSaved(stay('c'), '/en/hotel/saved')
  await toggleSaved(stay('d'), '/en/hotel/saved')
  expect(sent.slice(1)).toEqual([
    'POST /en/hotel/saved hotel=c&intent=remove',
    'POST /en/hotel/saved hotel=d&intent=save',
  ])
  expect(ids()).toEqual([])
})

it('dates go along to the account, and without one are kept until they come', async () => {
  const dated = (id: string, checkIn: string, checkOut: string) => ({
    ...stay(id),
    dates: { hash: `hash-${id}` as StayHash, checkIn, checkOut },
  })
  const [past, future] = [
    dated('a', '2020-01-01', '2020-01-03'),
    dated('b', '2099-01-01', '2099-01-03'),
  ]
  const url: Parameters<typeof pageOfSaved>[1] = (path, query) => pageUrl('en', path, query)
  expect([past, future].map(withFutureDates).map((each) => pageOfSaved(each, url))).toEqual([
    '/en/hotel?destination=hotel-a',
    '/en/hotel/review/hash-b',
  ])
  toggleSaved(future)
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(`${body}`)
    return Response.json([])
  })
  await joinAccount('/en/hotel/saved')
  expect(sent).toEqual(['hotel=b&stay=hash-b&intent=save'])
})

it('what the account couldn’t take stays on the device', async () => {
  toggleSaved(stay('a'))
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await joinAccount('/en/hotel/saved')
  expect(ids()).toEqual(['a'])
})

it('answers that are late don’t undo what was pressed meanwhile', async () => {
  const sent: string[] = []
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(`${body}`)
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  const first = toggleSaved(stay('x'), '/en/hotel/saved')
  const second = toggleSaved(stay('y'), '/en/hotel/saved')
  const third = toggleSaved(stay('x'), '/en/hotel/saved')
  await vi.waitFor(() => expect(sent).toEqual(['hotel=x&intent=save']), patience())
  answer(Response.json([stay('x')]))
  await first
  await vi.waitFor(() => expect(sent).toHaveLength(2), patience())
  answer(Response.json([stay('y'), stay('x')]))
  await second
  await vi.waitFor(() => expect(sent).toHaveLength(3), patience())
  answer(Response.json([stay('y')]))
  await third
  expect(sent).toEqual(['hotel=x&intent=save', 'hotel=y&intent=save', 'hotel=x&intent=remove'])
})
