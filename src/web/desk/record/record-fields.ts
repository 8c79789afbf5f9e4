import { dealProducts, dealShows } from '../../../contract/deal/deal-terms.ts'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { featureNames } from '../../../contract/feature/feature-names.ts'
import { idleSeconds, usages } from '../../../contract/message/usages.ts'
import { promoProducts } from '../../../contract/promo/promo-terms.ts'
import type { WordId } from '../../locale/word-store.ts'
import { optionalMoment, utcMinute } from '../utc-moment.ts'

/**
 * How a property is edited. `lines` is a list with one entry per line, `words` a list on one line, `by-language` a text per
 * language, `rules` a rule per line. An empty `text?`, `image?`, `number?` or `moment` is null;
 * `image?` is an image's address.
 */
type FieldLook =
  | { as: 'text' | 'text?' | 'image?' | 'moment' | 'number' | 'number?' | 'switch' }
  | { as: 'lines' | 'words' | 'by-language' | 'rules' }
  | { as: 'choice'; of: readonly string[] }

export type RecordField = FieldLook & {
  name: string
  label: `desk-record.${RecordKind}-${string}` & WordId
  /** Part of the id, so it can't be changed later. */
  isId?: true
}

/** The fields of each kind's form, in order. */
export const recordFields = {
  flag: [
    { name: 'name', label: 'desk-record.flag-name', as: 'choice', of: featureNames, isId: true },
    { name: 'country', label: 'desk-record.flag-country', as: 'text', isId: true },
    { name: 'isOn', label: 'desk-record.flag-isOn', as: 'switch' },
  ],
  phone: [
    { name: 'id', label: 'desk-record.phone-id', as: 'text', isId: true },
    { name: 'country', label: 'desk-record.phone-country', as: 'text?' },
    { name: 'phone', label: 'desk-record.phone-phone', as: 'text' },
    { name: 'from', label: 'desk-record.phone-from', as: 'text' },
    { name: 'to', label: 'desk-record.phone-to', as: 'text' },
    { name: 'zone', label: 'desk-record.phone-zone', as: 'text' },
    { name: 'isOn', label: 'desk-record.phone-isOn', as: 'switch' },
  ],
  message: [
    { name: 'id', label: 'desk-record.message-id', as: 'text', isId: true },
    { name: 'alts', label: 'desk-record.message-alts', as: 'by-language' },
    { name: 'imgMobile', label: 'desk-record.message-imgMobile', as: 'image?' },
    { name: 'imgDesktop', label: 'desk-record.message-imgDesktop', as: 'image?' },
    { name: 'url', label: 'desk-record.message-url', as: 'text?' },
    { name: 'usage', label: 'desk-record.message-usage', as: 'choice', of: usages },
    { name: 'usageRules', label: 'desk-record.message-usageRules', as: 'rules' },
    { name: 'paths', label: 'desk-record.message-paths', as: 'lines' },
    { name: 'countries', label: 'desk-record.message-countries', as: 'words' },
    { name: 'currencies', label: 'desk-record.message-currencies', as: 'words' },
    { name: 'languages', label: 'desk-record.message-languages', as: 'words' },
    { name: 'slugs', label: 'desk-record.message-slugs', as: 'words' },
    { name: 'startsAt', label: 'desk-record.message-startsAt', as: 'moment' },
    { name: 'endsAt', label: 'desk-record.message-endsAt', as: 'moment' },
    { name: 'priority', label: 'desk-record.message-priority', as: 'number' },
    { name: 'isOn', label: 'desk-record.message-isOn', as: 'switch' },
  ],
  promo: [
    { name: 'code', label: 'desk-record.promo-code', as: 'text', isId: true },
    { name: 'campaign', label: 'desk-record.promo-campaign', as: 'text?' },
    { name: 'percent', label: 'desk-record.promo-percent', as: 'number?' },
    { name: 'amount', label: 'desk-record.promo-amount', as: 'number?' },
    { name: 'cap', label: 'desk-record.promo-cap', as: 'number?' },
    { name: 'minimum', label: 'desk-record.promo-minimum', as: 'number?' },
    { name: 'currency', label: 'desk-record.promo-currency', as: 'text?' },
    { name: 'product', label: 'desk-record.promo-product', as: 'choice', of: promoProducts },
    { name: 'countries', label: 'desk-record.promo-countries', as: 'words' },
    { name: 'currencies', label: 'desk-record.promo-currencies', as: 'words' },
    { name: 'startsAt', label: 'desk-record.promo-startsAt', as: 'moment' },
    { name: 'endsAt', label: 'desk-record.promo-endsAt', as: 'moment' },
    { name: 'totalUses', label: 'desk-record.promo-totalUses', as: 'number?' },
    { name: 'usesPerPayer', label: 'desk-record.promo-usesPerPayer', as: 'number?' },
    { name: 'isOn', label: 'desk-record.promo-isOn', as: 'switch' },
  ],
  deal: [
    { name: 'id', label: 'desk-record.deal-id', as: 'text', isId: true },
    { name: 'product', label: 'desk-record.deal-product', as: 'choice', of: dealProducts },
    { name: 'from', label: 'desk-record.deal-from', as: 'text?' },
    { name: 'to', label: 'desk-record.deal-to', as: 'text' },
    { name: 'show', label: 'desk-record.deal-show', as: 'choice', of: dealShows },
    { name: 'rank', label: 'desk-record.deal-rank', as: 'number' },
    { name: 'countries', label: 'desk-record.deal-countries', as: 'words' },
    { name: 'startsAt', label: 'desk-record.deal-startsAt', as: 'moment' },
    { name: 'endsAt', label: 'desk-record.deal-endsAt', as: 'moment' },
    { name: 'isOn', label: 'desk-record.deal-isOn', as: 'switch' },
  ],
  affiliate: [
    { name: 'id', label: 'desk-record.affiliate-id', as: 'text', isId: true },
    { name: 'name', label: 'desk-record.affiliate-name', as: 'text' },
    { name: 'postbackUrl', label: 'desk-record.affiliate-postbackUrl', as: 'text?' },
    { name: 'secret', label: 'desk-record.affiliate-secret', as: 'text?' },
    { name: 'isOn', label: 'desk-record.affiliate-isOn', as: 'switch' },
  ],
} as const satisfies Record<RecordKind, readonly RecordField[]>

/** Returns the word that names a field of a kind. */
export const labelOf = (kind: RecordKind, name: string): RecordField['label'] | undefined =>
  fieldsOf(kind).find((field) => field.name === name)?.label

/** Returns a kind's fields with their common type. */
export const fieldsOf = (kind: RecordKind): readonly RecordField[] => recordFields[kind]

/** Returns a property as a form shows it. */
export function textOf({ as }: RecordField, value: unknown): string {
  switch (as) {
    case 'switch':
      return value === false ? '' : 'on'
    case 'lines':
      return asList(value).join('\n')
    case 'words':
      return asList(value).join(', ')
    case 'by-language':
      return Object.entries(asMap(value))
        .map(([language, text]) => `${language}: ${text}`)
        .join('\n')
    case 'rules':
      return asList(value)
        .map((rule) => `${asMap(rule).type} ${asMap(rule).value}`)
        .join('\n')
    case 'moment':
      return typeof value === 'string' ? utcMinute(value) : ''
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

/** Returns what a form's text means. What can't be read is returned as it is, for the schema to refuse. */
export function typedValue({ as }: RecordField, typed: string): unknown {
  const text = typed.trim()
  switch (as) {
    case 'switch':
      return text !== ''
    case 'text?':
    case 'image?':
      return text || null
    case 'number?':
      return text === '' ? null : numberOf(text)
    case 'number':
      return numberOf(text)
    case 'moment':
      return optionalMoment(text)
    case 'lines':
      return linesOf(text)
    case 'words':
      return text.split(/[\s,]+/).filter(Boolean)
    case 'by-language':
      return Object.fromEntries(linesOf(text).map((line) => splitAt(line, /:\s*/)))
    case 'rules':
      return linesOf(text).map((line) => {
        const [type, value] = splitAt(line, /\s+/)
        const unsaid = type === 'on_page_inactivity' ? idleSeconds : undefined
        return { type, value: value === '' ? unsaid : Number(value) }
      })
    default:
      return text
  }
}

const numberOf = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text)

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

function splitAt(line: string, separator: RegExp): [string, string] {
  const [found] = separator.exec(line) ?? ['']
  const at = found ? line.indexOf(found) : line.length
  return [line.slice(0, at), line.slice(at + found.length)]
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asMap = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
