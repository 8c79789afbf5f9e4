import { expect, it } from 'vitest'
import { aircraftTypes } from './aircraft.ts'

it('every type has its manufacturer’s name, without our notes about its cabins', () => {
  const names = aircraftTypes.map(({ name }) => name)
  expect(names).toContain('Airbus A330-300')
  expect(names.filter((name) => /[()]/.test(name))).toEqual([])
})
