import type { DeclineReason } from '../../contract/payment/declines.ts'

/** What the sandbox bank does with a card. The numbers are the usual test numbers of payment companies. */
export type CardOutcome =
  | 'accept'
  | 'authenticate'
  | 'insufficient_funds'
  | 'declined'
  | 'no_answer'
  | 'declined_later'

export const testCards: readonly { number: string; outcome: CardOutcome }[] = [
  { number: '4242424242424242', outcome: 'accept' },
  { number: '5555555555554444', outcome: 'accept' },
  { number: '378282246310005', outcome: 'accept' },
  { number: '3566002020360505', outcome: 'accept' },
  { number: '4000002500003155', outcome: 'authenticate' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficient_funds' },
  { number: '4000000000000119', outcome: 'no_answer' },
  { number: '4000000000000341', outcome: 'declined_later' },
]

export type CardForm = { number: string; expiry: string; code: string }
export type CardProblem = 'card_number' | 'card_not_a_test_card' | 'expiry' | 'expiry_past' | 'code'

/** Returns what is wrong with a card as entered, by field; empty if it can be charged. */
export function cardProblems(
  card: CardForm,
  now: Date,
): Partial<Record<keyof CardForm, CardProblem>> {
  const problems: Partial<Record<keyof CardForm, CardProblem>> = {}
  const number = cardDigits(card.number)
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) problems.number = 'card_number'
  // Rejects real card numbers, which nobody should enter here.
  else if (!outcomeOf(number)) problems.number = 'card_not_a_test_card'
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(card.expiry) ?? []
  if (!year || Number(month) < 1 || Number(month) > 12) problems.expiry = 'expiry'
  else if (Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime()) {
    problems.expiry = 'expiry_past'
  }
  if (!/^\d{3,4}$/.test(card.code.trim())) problems.code = 'code'
  return problems
}

/** Returns why a saved card is declined when it's charged without its owner, or undefined if it isn't. */
export const laterRefusal = (lastDigits: string): DeclineReason | undefined =>
  testCards.find(({ number }) => number.endsWith(lastDigits))?.outcome === 'declined_later'
    ? 'insufficient_funds'
    : undefined

export const lastDigitsOf = (number: string): string => cardDigits(number).slice(-4)

export const outcomeOf = (number: string): CardOutcome | undefined =>
  testCards.find((card) => card.number === cardDigits(number))?.outcome

const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Checks the Luhn digit (ISO/IEC 7812-1, Annex B): every second digit from the right is doubled. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
