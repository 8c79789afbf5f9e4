import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { ReservationState } from '../../../contract/order/order.ts'
import { exampleItem } from '../../aftersales/testing/example-order.ts'
import { OrderCodes } from './order-codes.tsx'

const read = (more: Parameters<typeof exampleItem>[1], locale = 'en') =>
  renderPage(<OrderCodes item={exampleItem('one', more)} />, { locale })

const airAsia = { code: 'D7', name: 'AirAsia X' }
const airFrance = { code: 'AF', name: 'Air France' }

it('each code is shown once, with the airline it is used with', () => {
  const bookingCodes = [
    { code: 'WPXQAP', airlines: [airAsia] },
    { code: 'NTKHDE', airlines: [airFrance] },
  ]
  const { text, html } = read({ bookingCodes })
  expect(text).toMatch(
    /Booking reference WPXQAP Use it with AirAsia X .* NTKHDE Use it with Air France /,
  )
  expect(html.match(/data-booking-code="\w{6}"/g)).toHaveLength(2)
})

it('a code used with two airlines is shown once, with both', () => {
  const { text } = read({ bookingCodes: [{ code: 'WPXQAP', airlines: [airAsia, airFrance] }] })
  expect(text).toContain('WPXQAP Use it with AirAsia X and Air France to check in')
})

it('airlines are listed in the language of the sentence, which may be English on a Thai page', () => {
  const bookingCodes = [{ code: 'WPXQAP', airlines: [airAsia, airFrance] }]
  expect(read({ bookingCodes }, 'th').text).toContain('AirAsia X and Air France')
})

it.each<ReservationState>(['failed', 'expired', 'cancelled'])(
  'of seats that were never ticketed and are %s there is no code',
  (state) => {
    expect(read({ state, tickets: [] }).html).toBe('')
  },
)

it('a code of cancelled tickets is shown, but not for checking in', () => {
  const { text, html } = read({ state: 'cancelled' })
  expect(text).toContain('Cancelled booking reference: ABC123')
  expect(text).not.toContain('check in')
  expect(html).not.toContain('data-booking-code')
})

it('a code without tickets yet is shown, but not for checking in', () => {
  const { text } = read({ state: 'held', tickets: [] })
  expect(text).toContain('Booking reference ABC123')
  expect(text).not.toContain('check in')
})

it('before seats are held, it says that a code will follow', () => {
  expect(read({ state: 'reserving', tickets: [], bookingCodes: [] }).text).toContain(
    'once your seats are held',
  )
})
