import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookiesContext } from '../../session/contexts.ts'
import { cartCount, withCartLink } from './cart-link.ts'
import { noteCart } from './cart-note.ts'
import { CartSlot } from './cart-slot.tsx'

describe('the link in the header', () => {
  const page = Buffer.from(
    `<header>${renderToStaticMarkup(createElement(CartSlot))}<form>…</form></header>`,
  )
  const { context } = pageContext()

  test('is there if there is anything in the cart', () => {
    const html = Buffer.from(withCartLink(page, 2, context)).toString()
    expect(html).toMatch(
      /^<header><span [^>]*><a href="\/en\/cart" data-cart-count="2" aria-label="cart.link".*<\/a><\/span><form>/,
    )
  })

  test('isn’t there without, or in what has no header', () => {
    expect(withCartLink(page, 0, context)).toBe(page)
    const plain = Buffer.from('{"json":1}')
    expect(withCartLink(plain, 2, context)).toBe(plain)
  })
})

describe('the count', () => {
  const visit = (jar: Record<string, string>, items: number) => {
    const answers = { '/v1/cart': () => Response.json({ result: { items: Array(items) } }) }
    const { context, calls } = pageContext({ jar, answers })
    const api = () => ({
      call: async () => {
        calls.push({ path: '/v1/cart', authorization: null, body: '' })
        return { ok: true as const, status: 200, result: { items: Array(items) } }
      },
    })
    return {
      context,
      calls,
      count: (isMember: boolean) => cartCount(context, api as never, isMember),
    }
  }

  test('of a guest is the noted one, and nobody is asked', async () => {
    expect(await visit({ cart: 'g2' }, 5).count(false)).toBe(2)
    const unknown = visit({}, 5)
    expect(await unknown.count(false)).toBe(0)
    expect(unknown.calls).toEqual([])
  })

  test.each([
    ['nothing', {}],
    ['a guest’s', { cart: 'g1' }],
  ])('of a member is asked for once, if what is noted is %s', async (_, jar) => {
    const member = visit(jar as Record<string, string>, 3)
    expect([await member.count(true), await member.count(true)]).toEqual([3, 3])
    expect(member.calls).toHaveLength(1)
  })

  test('of a member isn’t shown to whoever comes after they signed out', async () => {
    const guest = visit({ cart: 'm3' }, 0)
    expect(await guest.count(false)).toBe(0)
  })

  test('of an empty cart leaves no cookie', () => {
    const { context } = visit({ cart: 'g1' }, 0)
    const cookies = context.get(cookiesContext)
    noteCart(cookies, 0, false)
    expect(cookies.read('cart')).toBeUndefined()
  })
})
