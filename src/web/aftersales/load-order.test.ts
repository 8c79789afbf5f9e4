import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import type { OrderCode } from '../../contract/ids.ts'
import { loadOrder } from './load-order.ts'
import { exampleAfterSales, exampleNotice, exampleOrder } from './testing/example-order.ts'

const code = 'K7MW2P' as OrderCode
const { context } = pageContext()

/** A front API whose order and after-sales change together while a page is loaded. */
function movingApi() {
  let accepted = false
  const call = async ({ id }: { id: string }) => {
    if (id === 'support.order-tickets') return { ok: true, result: { tickets: [] } }
    if (id !== 'order.get' && id !== 'after-sales.get') return { ok: true, result: [] }
    const state = accepted ? 'accepted' : 'accepting'
    const order = { ...exampleOrder(), status: accepted ? 'confirmed' : 'paid' }
    const afterSales = exampleAfterSales({ notices: [exampleNotice({ state })] })
    accepted = true
    return { ok: true, result: id === 'order.get' ? order : afterSales }
  }
  return { call } as never
}

it('never shows an order that is older than its after-sales', async () => {
  const api = movingApi()
  const loaded = await loadOrder(context, api, code)
  const { order, afterSales } = loaded.ok ? loaded.result : {}
  // Still told as moving, so the page polls again; the other way round it would keep showing the old flights.
  expect(order?.status).toBe('confirmed')
  expect(afterSales?.notices[0]?.state).toBe('accepting')
})

it('shows the order even if after-sales and support don’t respond', async () => {
  const call = async ({ id }: { id: string }) =>
    id === 'after-sales.get' || id === 'support.order-tickets'
      ? { ok: false, problem: { error: 'UNAVAILABLE', message: '', status_code: 503 } }
      : { ok: true, result: id === 'order.get' ? exampleOrder() : [] }
  const loaded = await loadOrder(context, { call } as never, code)
  expect(loaded).toMatchObject({ ok: true, result: { afterSales: undefined, tickets: [] } })
})
