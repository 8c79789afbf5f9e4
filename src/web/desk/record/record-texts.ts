import { locales } from '../../../contract/locales.ts'
import { ruleTypes } from '../../../contract/message/usages.ts'
import { minorDigits } from '../../../contract/minor-digits.ts'
import { codeOfPlaceAddress, placeAddress } from '../../../contract/place/city-addresses.ts'
import { minuteOf, optionalMoment } from '../agency-clock.ts'
import { decimalText, decimalTyped } from '../typed-decimal.ts'
import type { RecordField } from './record-fields.ts'

/** What a form's inputs hold, by their names. */
export type Texts = Readonly<Record<string, string>>

/** Returns the name of the hidden input with the mark that keeps a secret. */
export const keptInput = (name: string): string => `${name}.kept`

/** Returns the names of a property's inputs: one, or one for each language or rule. */
export function inputsOf({ as, name }: Pick<RecordField, 'as' | 'name'>): readonly string[] {
  if (as === 'by-language') return locales.map(({ code }) => `${name}.${code}`)
  if (as === 'rules') return ruleTypes.map((type) => `${name}.${type}`)
  return as === 'secret?' ? [name, keptInput(name)] : [name]
}

/** Returns what the inputs of a new record begin with. */
export function newTexts({ as, name, begins }: RecordField): Texts {
  const text = as === 'switch' ? 'on' : begins
  return text === undefined ? {} : { [name]: text }
}

/** Returns a property of a record as a form's inputs hold it, with moments by the clock of a zone. */
export function textsOf(
  field: RecordField,
  record: Readonly<Record<string, unknown>>,
  zone: string,
): Texts {
  const { as, name } = field
  const value = record[name]
  if (as === 'by-language') {
    const texts = Object.entries(asMap(value))
    return Object.fromEntries(texts.map(([language, text]) => [`${name}.${language}`, `${text}`]))
  }
  if (as === 'rules') {
    const rules = asList(value).map(asMap)
    return Object.fromEntries(rules.map((rule) => [`${name}.${rule.type}`, `${rule.value}`]))
  }
  const text = textOf(as, value, { currency: String(record.currency), zone })
  return as === 'secret?' ? { [name]: '', [keptInput(name)]: text } : { [name]: text }
}

function textOf(
  as: RecordField['as'],
  value: unknown,
  { currency, zone }: { currency: string; zone: string },
): string {
  switch (as) {
    case 'switch':
      return value === false ? '' : 'on'
    case 'lines':
      return asList(value).join('\n')
    case 'some':
      return asList(value).join(' ')
    case 'percent?':
      return typeof value === 'number' ? String(value / 100) : ''
    case 'amount?':
      return typeof value === 'number' ? decimalText(value, minorDigits(currency)) : ''
    case 'moment':
      return typeof value === 'string' ? minuteOf(value, zone) : ''
    case 'place':
    case 'place?':
      return typeof value === 'string' ? placeAddress(value) : ''
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

/** Returns what a form's inputs mean for a property. What can't be read is returned as it is, for the schema to refuse. */
export function typedValue(
  { as, name }: Pick<RecordField, 'as' | 'name'>,
  texts: Texts,
  zone: string,
): unknown {
  const of = (input: string) => (texts[input] ?? '').trim()
  const filled = inputsOf({ as, name }).filter((input) => of(input) !== '')
  const keyOf = (input: string) => input.slice(name.length + 1)
  const text = of(name)
  switch (as) {
    case 'by-language':
      return Object.fromEntries(filled.map((input) => [keyOf(input), of(input)]))
    case 'rules':
      // Only triggered messages have rules; what was typed before is hidden then.
      if (of('usage') !== 'trigger') return []
      return filled.map((input) => ({ type: keyOf(input), value: numberTyped(of(input)) }))
    case 'switch':
      return text !== ''
    case 'secret?':
      return text || of(keptInput(name)) || null
    case 'text?':
    case 'one?':
    case 'image?':
      return text || null
    case 'place':
      return codeOfPlaceAddress(text)
    case 'place?':
      return codeOfPlaceAddress(text) || null
    case 'number?':
      return text === '' ? null : wholeTyped(text)
    case 'number':
      return wholeTyped(text)
    case 'percent?':
      return text === '' ? null : decimalTyped(text.replace(/%$/, ''), 2)
    case 'amount?':
      return text === '' ? null : decimalTyped(text, minorDigits(of('currency')))
    case 'moment':
      return optionalMoment(text, zone)
    case 'lines':
      return text.split(/\r?\n/).flatMap((line) => line.trim() || [])
    case 'some':
      return text.split(/\s+/).filter(Boolean)
    default:
      return text
  }
}

/**
 * Returns what is wrong with each input of a property, by the contract's paths below the record's value: `alts.th` is the input
 * for Thai, and `usageRules.1` the second rule that is filled in. What isn't about one of them is under the property's name.
 */
export function wrongInputs(
  { as, name }: Pick<RecordField, 'as' | 'name'>,
  problems: Texts,
  texts: Texts,
): Texts {
  const inputs = inputsOf({ as, name })
  const filled = inputs.filter((input) => texts[input]?.trim())
  const found = Object.entries(problems).flatMap(([path, code]): [string, string][] => {
    if (path !== name && !path.startsWith(`${name}.`)) return []
    const part = path.split('.')[1]
    const input = as === 'rules' ? filled[Number(part)] : inputs.find((each) => each === path)
    return [[input ?? name, code]]
  })
  // The first one counts.
  return Object.fromEntries(found.reverse())
}

const wholeTyped = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text)
const numberTyped = (text: string): number | string =>
  /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asMap = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}

/** Returns the feature and the country of a flag's form. */
export const flagIn = ({ name = '', country = '' }: Texts): string => `${name}.${country}`
