import type { Order } from '../../src/contract/order/order.ts'
import type { Payable } from '../../src/contract/payment/payment.ts'
import { patience } from './patience.ts'
import type { Traveller } from './traveller.ts'

type Caller = Pick<Traveller, 'call' | 'must' | 'outbox'>

/** Returns the newest code that was mailed about an order, once it has been sent. */
export async function codeOf({ outbox }: Caller, to: string, orderCode: string): Promise<string> {
  const end = Date.now() + patience()
  for (;;) {
    const texts = (await outbox(to)).map(({ text }) => text)
    const about = texts.filter((text) => text.includes(orderCode))
    const code = about.map((text) => /^\d{6}$/m.exec(text)?.[0]).find(Boolean)
    if (code) return code
    if (Date.now() > end) throw new Error(`no code for ${to}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Enters the code of an order if it waits for one, so that it's booked. */
export async function proveAddress(caller: Caller, trxId: string): Promise<void> {
  const { call, must } = caller
  const payable = await must(call<Payable>('GET', `/pay/${trxId}`))
  const { needsCode, orderCode, total: accepted } = payable
  if (!needsCode) return
  const { contact } = await must(call<Order>('GET', `/order/${orderCode}`))
  const code = await codeOf(caller, contact.email, orderCode)
  await must(call('POST', `/pay/${trxId}/code/verify`, { code, accepted }))
}
