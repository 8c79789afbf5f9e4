import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { cookies } from '../../../contract/headers.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import { money } from '../../../contract/money.ts'
import { refundRefusals } from '../../../contract/payment/payment.ts'
import { answerOrderAct } from './answer-order-act.ts'

const orderCode = 'PUYD4M' as OrderCode

/** Sends a form on the page of an order that the front API answers for with `seen`. */
async function sendForm(fields: Record<string, string>, seen: object = {}) {
  const { context, calls } = pageContext({
    jar: { [cookies.desk]: 'token' },
    answers: { [`/v1/desk/orders/${orderCode}`]: () => Response.json({ result: seen }) },
  })
  const url = `http://a.example/en/desk/orders/${orderCode}`
  const body = new URLSearchParams({ key: 'k', ...fields })
  const request = new Request(url, { method: 'POST', body })
  return { answer: await answerOrderAct({ orderCode, context, request }), calls }
}

/** Returns how the form for a refund by hand is answered before its amount is confirmed. */
async function answerTo(amount: string, seen: object) {
  const fields = { act: 'propose-refund', amount, currency: 'MYR', why: 'as agreed' }
  const { answer } = await sendForm(fields, seen)
  if (!('data' in answer)) throw new Error('the refund was proposed')
  const { code, wrong, amount: asked } = answer.data
  return { status: answer.init?.status, code, wrong, asked }
}

it.each(refundRefusals)('says with %s why nothing can be refunded by hand', async (refundBlock) => {
  const seen = { refundable: money(0, 'MYR'), refundBlock }
  expect(await answerTo('5', seen)).toMatchObject({ status: 409, code: refundBlock, wrong: [] })
})

it('asks about an amount that can be refunded by hand, and refuses a larger one', async () => {
  const seen = { refundable: money(500, 'MYR'), refundBlock: null }
  expect(await answerTo('5', seen)).toMatchObject({ status: 200, code: null, asked: 500 })
  const larger = { status: 422, code: 'VALIDATION', wrong: ['amount'] }
  expect(await answerTo('5.01', seen)).toMatchObject(larger)
})

it('says which failures were seen by whoever dealt with them', async () => {
  const seen = '2026-11-21T09:00:00.000Z'
  const { calls } = await sendForm({ act: 'deal-with', seen, why: 'Rebooked' })
  const sent = calls.find(({ path }) => path.endsWith('/dealt-with'))
  expect(JSON.parse(sent?.body ?? '')).toEqual({ why: 'Rebooked', seenUntil: seen })
})
