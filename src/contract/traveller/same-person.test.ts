import { expect, it } from 'vitest'
import { countPeople } from './same-person.ts'

const anna = { givenName: 'Anna María', surname: 'Bruck', birthDate: '1990-05-17' }

it('somebody on a flight and in a room is one person, however the name was typed', () => {
  expect(countPeople([anna, { givenName: 'ANNA  MARIA', surname: 'bruck', birthDate: '' }])).toBe(1)
})

it('people of one name and different birth dates are different people', () => {
  const son = { ...anna, birthDate: '2015-01-02' }
  expect(countPeople([anna, son, { ...anna, birthDate: '' }])).toBe(2)
})

it('people of different names are different people', () => {
  expect(countPeople([anna, { ...anna, givenName: 'Anne' }])).toBe(2)
  expect(countPeople([])).toBe(0)
})
