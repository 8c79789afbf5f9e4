import { expect, it } from 'vitest'
import { type CardForm, cardProblems, outcomeOf, testCards } from './card.ts'

const card: CardForm = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' }
const now = new Date('2027-03-10T12:00:00Z')

it.each<[Partial<CardForm>, object]>([
  [{}, {}],
  [{ expiry: ' 3 / 2027 ' }, {}],
  [{ number: '4242-4242-4242-4242' }, {}],
  [{ number: '' }, { number: 'card_number' }],
  [{ number: '4242 4242 4242 4241' }, { number: 'card_number' }],
  [{ number: '4111 1111 1111 1111' }, { number: 'card_not_a_test_card' }],
  [{ expiry: '02/27' }, { expiry: 'expiry_past' }],
  [{ expiry: '13/30' }, { expiry: 'expiry' }],
  [{ expiry: 'soon' }, { expiry: 'expiry' }],
  [{ code: '12' }, { code: 'code' }],
])('%o: %o', (typed, problems) => {
  expect(cardProblems({ ...card, ...typed }, now)).toEqual(problems)
})

it('every test card has a valid number and an outcome', () => {
  for (const { number, outcome } of testCards) {
    expect(cardProblems({ ...card, number }, now)).toEqual({})
    expect(outcomeOf(number)).toBe(outcome)
  }
})
