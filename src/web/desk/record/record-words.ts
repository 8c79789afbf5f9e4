import type { FieldCode } from '../../../contract/field-codes.ts'
import type { Translate } from '../../locale/word-store.ts'
import type { RecordField } from './record-fields.ts'

/** Codes that have words of their own. */
const ownWords = [
  'before',
  'campaign_pages_missing',
  'english_missing',
  'no_hours',
  'not_public',
  'pages_missing',
  'promo_cap',
  'promo_currency',
  'promo_discount',
  'promo_limit',
  'promo_second_person',
  'promo_two_discounts',
  'promo_uses',
  'rule_twice',
  'rule_value',
  'rules_missing',
  'secret_missing',
  'secret_unknown',
  'unknown_campaign',
  'unknown_country',
  'unknown_currency',
  'unknown_destination',
  'unknown_place',
] as const satisfies readonly FieldCode[]

/** Returns the word that says what to do about an input that the contract refused with a code. */
export function wrongWord({ as, wrong }: RecordField, code: string, text: string) {
  const own = ownWords.find((each) => each === code)
  if (own) return `desk-record.wrong-${own}` as const
  if (wrong) return wrong
  if (text.trim() === '') return 'desk-record.wrong-empty'
  if (as === 'percent?') return 'desk-record.wrong-percent'
  if (as === 'amount?') return 'desk-record.wrong-amount'
  if (as === 'number' || as === 'number?') return 'desk-record.wrong-number'
  return as === 'rules' ? 'desk-record.wrong-rule_value' : 'desk-record.wrong'
}

/** The values of choices that have words; names of features are shown as they are. */
const worded = [
  'all',
  'flight',
  'hotel',
  'once',
  'multiple',
  'trigger',
  'featured',
  'hidden',
] as const

/** Returns what a choice's value is called. */
export function choiceWord(t: Translate, value: string): string {
  const word = worded.find((each) => each === value)
  return word ? t(`desk-record.choice-${word}`) : value
}
