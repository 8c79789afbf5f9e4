import { expect, test } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { money } from '../../../../contract/money.ts'
import type { BookingAnswer } from '../answer-booking.ts'
import { SubmitBox } from '../submit-box.tsx'
import { BookingProblem } from './booking-problem.tsx'

const total = money(4957, 'USD')
const read = (answer: BookingAnswer | undefined, changed?: BookingAnswer['changed']) =>
  renderPage(
    <BookingProblem
      answer={answer}
      changed={answer?.changed ?? changed}
      total={total}
      again="/en/flight/search"
      recheck="/en/flight/confirm"
    />,
  )
const repriced = (by: 'airline' | 'traveller', oldPrice = money(3813, 'USD')): BookingAnswer => ({
  kind: 'problem',
  code: 'PRICE_CHANGED',
  changed: { oldPrice, by },
})

test('a price the airline changed is shown next to the old one, with the difference', () => {
  const { text, html } = read(repriced('airline'))
  expect(html).toContain('data-error="PRICE_CHANGED"')
  expect(text).toContain('The price has gone up')
  expect(text).toMatch(/Before .*38\.13.* Now .*49\.57.* Difference .*11\.44/)
})

test('and still is when the page is opened again', () => {
  const { text, html } = read(undefined, repriced('airline').changed)
  expect(html).toContain('data-error="PRICE_CHANGED"')
  expect(text).toMatch(/Before .*38\.13.* Now .*49\.57/)
})

test('a lower fare is shown as lower', () => {
  expect(read(repriced('airline', money(6000, 'USD'))).text).toContain('The price has gone down')
})

test('a total that grew by selected extras shows both too, without blaming the airline', () => {
  const { text } = read(repriced('traveller'))
  expect(text).toMatch(/The total has changed.*Before .*38\.13.* Now .*49\.57/)
  expect(text).not.toContain('airline')
})

test('the button says what is accepted once the airline has changed its price', () => {
  const box = { total, idempotencyKey: 'key', saving: 'idle', saved: false } as const
  const way = (changed: BookingAnswer['changed']) =>
    renderPage(<SubmitBox {...box} changed={changed} cart="none" />)
  const { text, html } = way(repriced('airline').changed)
  expect(text).toMatch(/Accept USD.49\.57/)
  expect(html).toMatch(/name="amount" value="4957"/)
  for (const changed of [
    undefined,
    repriced('traveller').changed,
    { oldPrice: total, by: 'airline' },
  ]) {
    expect(way(changed as BookingAnswer['changed']).text).toContain('Continue to payment')
  }
})

test('without the new total, it isn’t mentioned', () => {
  expect(read(repriced('airline', total)).text).toBe('')
})

test('too many unpaid bookings are listed, with links', () => {
  const holds = ['AB2CDE', 'XY3ZWV'].map((orderCode) => ({ orderCode, trxId: 'trx-of-a-test' }))
  const { text, html } = read({
    kind: 'problem',
    code: 'TOO_MANY_HOLDS',
    holds: holds as NonNullable<BookingAnswer['holds']>,
  })
  expect(text).toContain('Other bookings are still waiting for payment')
  expect(text).toContain('Your details are saved.')
  for (const { orderCode } of holds) {
    expect(text).toContain(`Open booking ${orderCode}`)
    expect(html).toContain(`href="/en/order/${orderCode}"`)
  }
})

test('if the seats are sold, the same flights can be searched again', () => {
  const { html } = read({ kind: 'problem', code: 'OFFER_GONE' })
  expect(html).toMatch(/href="\/en\/flight\/confirm".*Check these flights again/)
  expect(html).toMatch(/href="\/en\/flight\/search".*Search again/)
})

test('too many attempts are explained', () => {
  const { text } = read({ kind: 'problem', code: 'RATE_LIMITED' })
  expect(text).toMatch(/Too many attempts.*Wait a few minutes/)
})
