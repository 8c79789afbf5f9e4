import { expect, it } from 'vitest'
import { aircraftTypes } from './aircraft.ts'

it('every type is called as its maker calls it, without a note of ours about its cabins', () => {
  const names = aircraftTypes.map(({ name }) => name)
  expect(names).toContain('Airbus A330-300')
  expect(names.filter((name) => /[()]/.test(name))).toEqual([])
})
