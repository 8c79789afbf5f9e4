import { expect, test } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { money } from '../../../contract/money.ts'
import { answerBooking } from './answer-booking.ts'

const id = 'b'.repeat(32)
const path = `/v1/flight/bookings/${id}`
const [oldPrice, newPrice] = [money(3813, 'USD'), money(4957, 'USD')]
const request = { passengers: { adult: 1, child: 0, infant: 0 } }
const booking = (total = oldPrice) => ({ bookId: id, request, total })

async function submit(saved: typeof oldPrice) {
  const { context } = pageContext({
    answers: {
      [path]: () => Response.json({ result: booking() }),
      [`${path}/draft`]: () => Response.json({ result: booking(saved) }),
      [`${path}/submit`]: () =>
        Response.json(
          {
            message: '',
            error: 'PRICE_CHANGED',
            status_code: 409,
            details: { oldPrice, newPrice },
          },
          { status: 409 },
        ),
    },
  })
  const body = new URLSearchParams({ intent: 'submit', amount: '3813', currency: 'USD' })
  const sent = new Request(`http://a.example/en/flight/book/${id}`, { method: 'POST', body })
  const answer = await answerBooking(id, sent, context)
  if (answer instanceof Response) throw new Error(`led to ${answer.headers.get('location')}`)
  return { status: answer.init?.status, ...answer.data }
}

test('a price that changed at the hold is told with the total that was agreed to', async () => {
  expect(await submit(oldPrice)).toMatchObject({
    status: 409,
    kind: 'problem',
    code: 'PRICE_CHANGED',
    changed: { oldPrice, by: 'airline' },
  })
})

test('a total that grew by what was typed is told before anything is booked', async () => {
  expect(await submit(newPrice)).toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    changed: { oldPrice, by: 'traveller' },
  })
})
