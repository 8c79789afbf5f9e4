import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import {
  exampleItem,
  exampleOffer,
  exampleOrder,
  exampleTransfer,
} from '../../aftersales/testing/example-order.ts'
import { exampleSlice } from '../../flight/results/testing/example-slice.ts'
import { PlaceNamesContext } from '../../place/place-names.ts'
import { OrderTimeline } from './order-timeline.tsx'

const places = { KUL: { city: 'Kuala Lumpur', name: '', countryName: '' } }
const later = exampleSlice({ departure: '2026-12-19T08:15', arrival: '2026-12-19T09:25' })
const back = exampleItem('back', { offer: exampleOffer('offer-back', later) })
const show = (...items: Parameters<typeof exampleOrder>[0] & object) =>
  renderPage(
    <PlaceNamesContext value={places}>
      <OrderTimeline order={exampleOrder(items)} />
    </PlaceNamesContext>,
  )
const read = (...items: Parameters<typeof show>) => show(...items).text

it('shows the day of the next flight that isn’t cancelled', () => {
  expect(read(exampleItem('out'), back)).toMatch(/Departure .*Thursday, 10 December 2026/)
  const text = read(exampleItem('out', { state: 'cancelled' }), back)
  expect(text).toMatch(/Departure .*Saturday, 19 December 2026/)
  expect(text).not.toContain('10 December')
})

it('shows the day of the next flight that hasn’t departed, by the announced times', () => {
  const announced = { answerBy: null, zone: 'Asia/Kuala_Lumpur' }
  const after = exampleSlice({ departure: '2026-12-11T01:15' })
  expect(read(exampleItem('out', { hasDeparted: true }), back)).toContain('19 December')
  expect(read(exampleItem('out', { announced: { ...announced, after } }), back)).toContain(
    'Friday, 11 December',
  )
  expect(read(exampleItem('out', { announced: { ...announced, after: null } }), back)).toContain(
    '19 December',
  )
})

it('shows the deadline of an announced change in the airport’s local time', () => {
  const announced = {
    after: later,
    answerBy: '2026-11-28T08:00:00.000Z',
    zone: 'Asia/Kuala_Lumpur',
  }
  const text = read(exampleItem('out', { announced }))
  expect(text).toMatch(/Respond to the schedule change .*28 Nov 2026, 16:00 \(Kuala Lumpur time\)/)
  const answered = read(exampleItem('out', { announced: { ...announced, answerBy: null } }))
  expect(answered).not.toContain('Respond to')
  expect(read(exampleItem('out', { announced, state: 'changing' }))).not.toContain('Respond to')
})

it('shows an unknown product by its day, without mentioning flights', () => {
  const { text, html } = show(exampleTransfer('ride'))
  expect(text).toMatch(/Your trip .*Thursday, 10 December 2026 Bring your travel documents\./)
  expect(text).not.toMatch(/flight|airline|fly|check-in/i)
  expect(html).not.toContain('plane')
})
