import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { StayBooking } from '../../../contract/hotel/booking.ts'
import { money } from '../../../contract/money.ts'
import {
  exampleBooking,
  exampleHotel,
  exampleRate,
  rateAtProperty,
} from '../testing/example-stay.ts'
import type { BookingAnswer } from './answer-booking.ts'
import { BookingForm } from './booking-form.tsx'
import { arrivalHours } from './guests/stay-wishes.tsx'
import type { BookingPage } from './load-booking.ts'

const show = (
  more: Partial<StayBooking> = {},
  answer?: BookingAnswer,
  changed?: BookingPage['changed'],
  locale = 'en',
) =>
  renderPage(
    <BookingForm
      page={{
        kind: 'draft',
        title: 'Who is staying?',
        booking: exampleBooking(more),
        changed,
        options: { countries: [], dialling: [{ value: 'MY', label: 'Malaysia (+60)' }] },
        again: '/en/hotel/search',
        key: 'key',
        typed: [],
        cart: 'none',
      }}
      answer={answer}
      review="/en/hotel/review/hash"
    />,
    { path: '/en/hotel/book/book-123456', locale },
  )

describe('the guests’ form', () => {
  it('asks for a lead guest in each room, and says who sleeps there', () => {
    const { html, text } = show()
    expect(html).toContain('name="leadGuests.0.surname"')
    expect(html).toContain('name="leadGuests.1.surname"')
    expect(text).toContain('Deluxe Room · 2 adults, 2 children, aged 5 and 8')
  })

  it('writes hours of arrival as the visitor’s language does', () => {
    const { text } = show({}, undefined, undefined, 'id')
    expect(text).toContain('14.00–15.00')
    expect(text).not.toMatch(/\d:\d\d/)
  })

  it('shows the three sums before anything is booked', () => {
    const { html, text } = show()
    expect(html).toContain('data-total="172000" data-currency="MYR"')
    expect(text).toMatch(/You pay MYR.1,600 on the next page\. Nothing is booked before that\./)
    expect(text).toContain('Continue to payment')
  })

  it('has no payment if everything is paid at the property', () => {
    const { guaranteeCharge: _, ...rate } = rateAtProperty()
    const { text } = show({ rate: { ...rate, guarantee: 'none' } })
    expect(text).toContain('No card needed.')
    expect(text).toContain(
      'After that, the property may charge you for part or all of the stay if you cancel',
    )
    expect(text).not.toContain('No refund')
    expect(text).toMatch(
      /Nothing to pay now\. You pay IDR.5,800,000 \(about MYR.1,750\) at the property\. Book now/,
    )
    expect(text).toContain('Next, you’ll enter a code that we e-mail you.')
  })

  it('says what may be charged to a card that guarantees the stay, and when', () => {
    const { text } = show({ rate: rateAtProperty() })
    const charge = 'IDR.1,450,000 \\(about MYR.437\\.50\\)'
    expect(text).toMatch(/Your card guarantees the room\. Nothing is charged now/)
    expect(text).toMatch(new RegExp(`After that, ${charge} is charged to your card`))
    expect(text).toContain('You’ll save a card on the next page as a guarantee.')
    expect(text).toContain('Continue to your card')
  })

  it('shows what was typed again, with each error at its field', () => {
    const draft = exampleBooking().draft
    const { html, text } = show(
      {},
      {
        kind: 'problem',
        code: 'GUESTS_INVALID',
        fields: { 'leadGuests.1.surname': 'REQUIRED', 'contact.email': 'EMAIL_INVALID' },
        draft: { ...draft, requests: 'A cot, please.' },
      },
    )
    expect(html).toContain('>A cot, please.</textarea>')
    expect(html).toMatch(/id="field-leadGuests-1-surname"[^>]*aria-invalid="true"/)
    expect(text).toContain('Check 2 highlighted fields')
    expect(text).toContain('Room 2: Enter the surname.')
  })

  it('calls its steps by what is done for a stay: a room is chosen, nothing is checked', () => {
    const { text } = show()
    expect(text).toMatch(/Search.*Room.*Guests.*Pay.*Done/)
    expect(text).not.toContain('Travellers')
    expect(text).not.toContain('Check ')
  })

  it('lets the browser fill in each room’s guest, and shows examples as the form of a flight does', () => {
    const { html, text } = show()
    expect(text).toContain('Lead guest')
    for (const room of [1, 2])
      for (const name of ['given-name', 'family-name'])
        expect(html).toContain(`autoComplete="section-guest${room} ${name}"`)
    expect(html).not.toContain('autoComplete="off"')
    expect(html.match(/placeholder="e\.g\. /g)).toHaveLength(8)
  })

  it('says how long a name may be', () => {
    const { draft } = exampleBooking()
    const fields = { 'leadGuests.0.givenName': 'NAME_TOO_LONG' as const }
    const { text } = show({}, { kind: 'problem', code: 'GUESTS_INVALID', fields, draft })
    expect(text).toContain('Room 1: Vouchers have room for 57 letters of a name.')
  })

  it('shows both prices after a change, also when the page is opened again, and names the new total on the button', () => {
    const { price: newSums } = exampleRate()
    const oldSums = { ...newSums, now: money(150_000, 'MYR'), total: money(162_000, 'MYR') }
    const changed = { oldPrice: oldSums.total, newPrice: newSums.total, oldSums, newSums }
    for (const answer of [
      { kind: 'problem', code: 'PRICE_CHANGED', changed } as const,
      undefined,
    ]) {
      const { html, text } = show({}, answer, answer ? undefined : changed)
      expect(html).toContain('data-error="PRICE_CHANGED"')
      expect(text).toMatch(/To pay now Before MYR.1,500 Now MYR.1,600 Difference .*MYR.100/)
      expect(text).toMatch(/To pay at the property Now IDR.400,000 Whole stay Before MYR.1,620/)
      expect(text).toMatch(/Continue at MYR.1,720/)
    }
  })
})

it('a property that takes no children says so above the form', () => {
  const policies = { ...exampleHotel().policies, childrenWelcome: false }
  const stay = { ...exampleBooking().stay, rooms: [{ adults: 1, childAges: [5] }] }
  const { text } = show({ hotel: exampleHotel({ policies }), stay })
  expect(text).toMatch(/doesn’t take children Room 1: 1 child, aged 5/)
})

it('arrival can be from check-in until two after midnight', () => {
  expect(arrivalHours(exampleHotel().checkIn.from)).toEqual([
    ...['14:00', '15:00', '16:00', '17:00', '18:00', '19:00'],
    ...['20:00', '21:00', '22:00', '23:00', '00:00', '01:00'],
  ])
})

it('an arrival after midnight has the day of the night after check-in', () => {
  const { stay } = exampleBooking()
  const { text } = show({ stay: { ...stay, checkIn: '2027-03-27', checkOut: '2027-03-29' } })
  expect(text).toContain('23:00–00:00')
  expect(text).toMatch(/00:00–01:00 on Sunday,? 28 March 2027.*01:00–02:00 on Sunday/)
})

it('says which character of a name isn’t accepted', () => {
  const draft = {
    ...exampleBooking().draft,
    leadGuests: [{ title: 'ms', givenName: 'Mei 2', surname: 'Tan' }],
  }
  const fields = { 'leadGuests.0.givenName': 'NAME_LETTERS' as const }
  const { text } = show({}, { kind: 'problem', code: 'GUESTS_INVALID', fields, draft })
  expect(text).toContain('“2” isn’t a Latin letter.')
})
