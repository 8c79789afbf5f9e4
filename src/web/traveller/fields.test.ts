import { expect, it } from 'vitest'
import { fieldId, inPageOrder, problemGroups } from './fields.ts'

it('names controls by their path', () => {
  expect(fieldId('passengers.0.birthDate')).toBe('field-passengers-0-birthDate')
})

it('lists problems in the order of the page', () => {
  const problems = {
    'passengers.1.title': 'REQUIRED',
    'bags.0': 'BAG_UNKNOWN',
    'passengers.0.birthDate': 'REQUIRED',
    'contact.phone': 'PHONE_INVALID',
    'passengers.0.title': 'REQUIRED',
    'contact.email': 'EMAIL_INVALID',
  }
  expect(inPageOrder(problems).map(([path]) => path)).toEqual([
    'contact.email',
    'contact.phone',
    'passengers.0.title',
    'passengers.0.birthDate',
    'passengers.1.title',
    'bags.0',
  ])
})

it('groups problems by traveller', () => {
  const problems = {
    'passengers.0.title': 'REQUIRED',
    'passengers.0.surname': 'REQUIRED',
    'passengers.1.title': 'REQUIRED',
    'contact.email': 'EMAIL_INVALID',
    bags: 'BAG_LIMIT',
  }
  expect(problemGroups(problems).map(([group, lines]) => [group, lines.length])).toEqual([
    ['contact', 1],
    ['passengers.0', 2],
    ['passengers.1', 1],
    ['bags', 1],
  ])
})
