import { expect, it, vi } from 'vitest'
import { addGrant, takeMailGrant } from './order-grants.ts'
import type { SiteCookies } from './visitor/site-cookies.ts'

it('keeps earlier grants with the new one', () => {
  expect(addGrant('AAAAAA.1.x', 'BBBBBB.2.y')).toBe('BBBBBB.2.y,AAAAAA.1.x')
  expect(addGrant('', 'BBBBBB.2.y')).toBe('BBBBBB.2.y')
})

it('replaces the grant of the same order', () => {
  expect(addGrant('AAAAAA.1.x,BBBBBB.1.x', 'AAAAAA.2.y')).toBe('AAAAAA.2.y,BBBBBB.1.x')
})

it('drops the oldest of more than five', () => {
  const earlier = 'A.1.x,B.1.x,C.1.x,D.1.x,E.1.x'
  expect(addGrant(earlier, 'F.1.x').split(',')).toHaveLength(5)
  expect(addGrant(earlier, 'F.1.x')).not.toContain('E.1.x')
})

const grant = `AB12CD.1800000000000.${'x'.repeat(43)}`
async function arriveWith(query: string, isOurs = true) {
  const write = vi.fn()
  const read = () => 'ZZZZZZ.1.y'
  const cookies = { read, write, remove: () => {} } as unknown as SiteCookies
  const url = new URL(`http://site/en/order/AB12CD${query}`)
  const opened = await takeMailGrant(cookies, url, 'AB12CD', async () => isOurs)
  return { opened, kept: write.mock.calls.map(([, value]) => value).at(-1) }
}

it('the grant of a mail is stored, and removed from the address', async () => {
  expect(await arriveWith(`?access=${grant}`)).toEqual({
    opened: '/en/order/AB12CD',
    kept: `${grant},ZZZZZZ.1.y`,
  })
  expect((await arriveWith(`?login=success&access=${grant}`)).opened).toBe(
    '/en/order/AB12CD?login=success',
  )
  expect(await arriveWith('')).toEqual({ opened: undefined, kept: undefined })
})

it('an invalid grant doesn’t replace a real one', async () => {
  const made = await arriveWith(`?access=${grant}`, false)
  expect(made).toEqual({ opened: '/en/order/AB12CD', kept: 'ZZZZZZ.1.y' })
})

it.each([
  '?access=',
  '?access=AB12CD.1.short',
  `?access=${grant},evil`,
  `?access=ZZZZZZ.1800000000000.${'x'.repeat(43)}`,
])('%s is no grant for this order: it leaves the address and nothing is kept', async (query) => {
  expect(await arriveWith(query)).toEqual({ opened: '/en/order/AB12CD', kept: undefined })
})
