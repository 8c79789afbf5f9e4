import { expect, test } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import type { ListedOrder, Order } from '../../../contract/order/order.ts'

const site = await openMemberSite()
const { call, signUp, login, signedIn, orderFrom } = site

const myOrders = async (token: string, query = '') =>
  (await call<ListedOrder[]>('GET', `/account/orders${query}`, { token })).result
const codesOf = async (token: string) => (await myOrders(token)).map(({ orderCode }) => orderCode)

test('a guest’s orders move to the account with their address at sign-up and at each sign-in', async () => {
  const email = someEmail()
  const before = await orderFrom(email.toUpperCase())
  const { token } = await signUp(email, goodPassword)
  expect(await codesOf(token)).toEqual([before])
  const later = await orderFrom(email)
  expect(await codesOf(token)).toEqual([before])
  const again = await signedIn(login(email, goodPassword))
  expect(await codesOf(again.token)).toEqual([later, before])
  const { result } = await call<Order>('GET', `/order/${before}`, { token: again.token })
  expect(result.orderCode).toBe(before)
})

test('a member’s booking is theirs at once, whatever address the contact has', async () => {
  const { token } = await signUp(someEmail())
  const code = await orderFrom(someEmail(), token)
  const [order] = await myOrders(token)
  expect(order).toMatchObject({
    orderCode: code,
    total: { currency: 'MYR' },
    items: [
      {
        product: 'flight',
        title: 'Kuala Lumpur – Bangkok',
        startsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ],
  })
  expect(await myOrders(token, `?before=${order?.createdAt}`)).toEqual([])
})

test("another member's order isn’t found by its number, in a list, or by its address", async () => {
  const [ana, ben] = [someEmail(), someEmail()]
  const code = await orderFrom(ana)
  await signUp(ana)
  const { token } = await signUp(ben)
  expect(await codesOf(token)).toEqual([])
  const theirs = await call('GET', `/order/${code}`, { token })
  const none = await call('GET', '/order/ZZZZZZ', { token })
  expect([theirs.status, theirs.error]).toEqual([404, 'TRX_MEMBER_NOT_FOUND'])
  expect([none.status, none.error]).toEqual([404, 'TRX_MEMBER_NOT_FOUND'])
  expect((await call('GET', `/order/${code}`)).error).toBe('TRX_NOT_FOUND')
})
