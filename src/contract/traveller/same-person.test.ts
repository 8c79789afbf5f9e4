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

it.each([
  ['Müller', 'MUELLER'],
  ['Müller', 'MULLER'],
  ['O’Brien', 'OBRIEN'],
  ['Weiß-Straße', 'WEISS STRASSE'],
  ['Sørensen', 'SOERENSEN'],
  ['Åkesson', 'AAKESSON'],
  ['Häußler', 'HAEUSSLER'],
  ['Müller-Böhm', 'MUELLER-BOEHM'],
  ['Ünal', 'UENAL'],
  ['Bø', 'BOE'],
])('%s at a hotel is %s on a ticket', (typed, printed) => {
  const guest = { ...anna, surname: typed, birthDate: '' }
  expect(countPeople([{ ...anna, surname: printed }, guest])).toBe(1)
})

it.each([
  ['Jo Tan', 'Joe Tan'],
  ['Su Tan', 'SUE TAN'],
  ['Lu Tan', 'Lue Tan'],
  ['Jo-Ann Tan', 'Joe-Ann Tan'],
  ['Anna Lu', 'Anna Lue'],
])('%s is somebody else than %s', (...names) => {
  const people = names.map((name) => {
    const [givenName = '', surname = ''] = name.split(' ')
    return { givenName, surname, birthDate: '' }
  })
  expect(countPeople(people)).toBe(2)
})
