import { expect, it } from 'vitest'
import { resultsTitles } from './results-titles.ts'

const cities: Record<string, string> = {
  KUL: 'Kuala Lumpur',
  BKK: 'Bangkok',
  DMK: 'Bangkok',
  HKT: 'Phuket',
}
const legsOf = (trip: string) =>
  trip.split(' ').map((leg) => {
    const [from = '', to = ''] = leg.split('-')
    return { from, to }
  })
const t = (id: string, values: object) => `${id} ${Object.values(values).join(' to ')}`

it.each([
  ['KUL-BKK', 'flight-results.title-page Kuala Lumpur to Bangkok'],
  [
    'KUL-BKK BKK-HKT HKT-KUL',
    'flight-results.title-trip Kuala Lumpur – Bangkok – Phuket – Kuala Lumpur',
  ],
  ['KUL-BKK DMK-KUL', 'flight-results.title-trip Kuala Lumpur – Bangkok – Kuala Lumpur'],
  ['KUL-BKK HKT-KUL', 'flight-results.title-trip Kuala Lumpur – Bangkok – Phuket – Kuala Lumpur'],
])('%s is titled %s', (trip, title) => {
  const titles = resultsTitles(t as never, legsOf(trip), (code) => cities[code] ?? code)
  expect(titles.title).toBe(title)
  expect(titles.description).toBe(
    title.replace('title-page', 'description').replace('title-trip', 'description-trip'),
  )
})
