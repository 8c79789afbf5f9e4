import { expect, test } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { money } from '../../../contract/money.ts'
import { answerBooking } from './answer-booking.ts'

const id = 'b'.repeat(32)
const path = `/v1/flight/bookings/${id}`
const [was, now] = [money(3813, 'USD'), money(4957, 'USD')]
const request = { passengers: { adult: 1, child: 0, infant: 0 } }
const booking = (total = was) => ({ bookId: id, request, total })

async function submit(saved: typeof was) {
  const { context } = pageContext({
    answers: {
      [path]: () => Response.json({ result: booking() }),
      [`${path}/draft`]: () => Response.json({ result: booking(saved) }),
      [`${path}/submit`]: () =>
        Response.json(
          { message: '', error: 'PRICE_CHANGED', status_code: 409, details: { was, now } },
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

test('a price that changed during the hold is shown with the previously accepted total', async () => {
  expect(await submit(was)).toMatchObject({
    status: 409,
    kind: 'problem',
    code: 'PRICE_CHANGED',
    changed: { was, by: 'airline' },
  })
})

test('a total that grew by selected bags is shown before anything is booked', async () => {
  expect(await submit(now)).toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    changed: { was, by: 'traveller' },
  })
})
