import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import type { Place } from '../../../../contract/place/place.ts'
import { useT } from '../../../locale/language.ts'
import { SuggestOptions } from '../../../suggest/suggest-options.tsx'
import { placeView, shownPlace } from './place-text.ts'

const place = (code: string, kind: Place['kind'], city: string): Place => ({
  code,
  kind,
  city,
  name: city,
  country: 'MY',
  countryName: 'Malaysia',
  airports: [code],
  zone: 'Asia/Kuala_Lumpur',
})
const places = [
  place('KUL', 'airport', 'Kuala Lumpur'),
  place('QKL', 'metro', 'Kuala Lumpur'),
  place('LON', 'metro', 'London'),
  place('QRO', 'airport', 'Querétaro'),
]

function Shown({ typed }: { typed: string }) {
  return shownPlace(useT(), typed, places)
}

it.each([
  ['an airport by its code', 'KUL', 'Kuala Lumpur (KUL)'],
  ['a city by the code that IATA gave it', 'LON', 'London (LON)'],
  ['a city without one by its name alone', 'QKL', 'Kuala Lumpur (all airports)'],
  ['an airport whose own code begins with Q', 'QRO', 'Querétaro (QRO)'],
  ['what nobody knows as it was typed', 'somewhere', 'somewhere'],
])('a place box shows %s', (_, typed, shown) => {
  expect(renderPage(<Shown typed={typed} />).text).toBe(shown)
})

function Listed() {
  const t = useT()
  return (
    <SuggestOptions
      id="list"
      label="From"
      groups={[{ items: places }]}
      viewOf={(each) => placeView(t, each)}
      active={-1}
      pick={() => {}}
      full={false}
    />
  )
}

it('the suggestions show no internal codes', () => {
  const { text } = renderPage(<Listed />)
  for (const code of ['KUL', 'LON', 'QRO']) expect(text).toContain(code)
  expect(text).not.toContain('QKL')
})
