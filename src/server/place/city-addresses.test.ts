import { describe, expect, it } from 'vitest'
import { codeOfPlaceAddress, placeAddress } from '../../contract/place/city-addresses.ts'
import { airportByIata } from '../world/airport.ts'
import { metropolises } from '../world/metropolis.ts'
import { foldText } from './fold-text.ts'
import { suggestPlaces } from './place-service.ts'

const ours = metropolises.filter(({ code }) => code.startsWith('Q'))

describe('an address of a search', () => {
  it.each(ours.map(({ code, englishCity }) => [englishCity, code]))(
    'spells %s instead of %s',
    (city, code) => {
      const address = placeAddress(code)
      const spelled = foldText(city).replaceAll(' ', '-')
      expect(address).toBe(spelled.length === 3 ? 'goa-india' : spelled)
      expect(codeOfPlaceAddress(address)).toBe(code)
      // The same words in a form without scripts mean the same city.
      expect(suggestPlaces(address.replaceAll('-', ' '), 'en', 1)[0]?.code).toBe(code)
    },
  )

  it('has IATA’s code for every other place', () => {
    expect(['LON', 'KUL', 'QRO', 'LHR'].map(placeAddress)).toEqual(['LON', 'KUL', 'QRO', 'LHR'])
    expect(airportByIata('QRO')).toBeDefined()
  })

  it('keeps other text as it is', () => {
    expect(['KUL', 'QKL', 'Paris', ''].map(codeOfPlaceAddress)).toEqual(['KUL', 'QKL', 'Paris', ''])
  })
})
