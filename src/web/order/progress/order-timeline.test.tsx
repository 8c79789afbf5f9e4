import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { exampleItem, exampleOffer, exampleOrder } from '../../aftersales/testing/example-order.ts'
import { exampleSlice } from '../../flight/results/testing/example-slice.ts'
import { OrderTimeline } from './order-timeline.tsx'

const airports = { KUL: { city: 'Kuala Lumpur', name: '', countryName: '' } }
const later = exampleSlice({ departure: '2026-12-19T08:15', arrival: '2026-12-19T09:25' })
const back = exampleItem('back', { offer: exampleOffer('offer-back', later) })
const read = (...items: Parameters<typeof exampleOrder>[0] & object) =>
  renderPage(<OrderTimeline order={exampleOrder(items)} airports={airports} />).text

it('flies on the day of the next flight that is not cancelled', () => {
  expect(read(exampleItem('out'), back)).toMatch(/Fly .*Thursday, 10 December 2026/)
  const text = read(exampleItem('out', { state: 'cancelled' }), back)
  expect(text).toMatch(/Fly .*Saturday, 19 December 2026/)
  expect(text).not.toContain('10 December')
})

it('asks for the answer to an announced change by the airport’s clocks', () => {
  const announced = {
    after: later,
    answerBy: '2026-11-28T08:00:00.000Z',
    zone: 'Asia/Kuala_Lumpur',
  }
  expect(read(exampleItem('out', { announced }))).toContain(
    '28 Nov 2026, 16:00 (Kuala Lumpur time)',
  )
})
