import { dealProducts, dealShows } from '../../../contract/deal/deal-terms.ts'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { featureNames } from '../../../contract/feature/feature-names.ts'
import { usages } from '../../../contract/message/usages.ts'
import { promoProducts } from '../../../contract/promo/promo-terms.ts'
import type { WordId } from '../../locale/word-store.ts'
import { messageSizes } from '../../message/message-sizes.ts'
import type { ImageSize } from '../image/image-crop.ts'

/** What is chosen from lists that the page loads; see `loadChoices`. */
export const choiceNames = [
  'countries',
  'flag-countries',
  'currencies',
  'languages',
  'campaigns',
] as const
export type ChoiceName = (typeof choiceNames)[number]

/**
 * How a property is edited. `long` is a text of several lines, `lines` a list with one entry per line, `by-language` a text per language, `rules` a number for
 * each rule of a message. A `secret?` never shows what is stored; left empty, that is kept. `one`, `one?` and `some` are chosen
 * from a list. `percent?` is typed in percent and kept in basis points; `amount?` is typed in whole and decimal amounts of the record's currency and kept in minor units. Looks that end in `?`, and
 * `moment`, are null if they're empty; `image?` is an image's address.
 */
type FieldLook =
  | { as: 'text' | 'text?' | 'place' | 'place?' | 'number' | 'switch' }
  /** Images of another shape than the slot's are cropped. */
  | { as: 'image?'; slot: ImageSize }
  /** `none` is what it means to readers that it's empty. */
  | { as: 'moment' | 'number?' | 'amount?'; none?: EmptyWord }
  | { as: 'long' }
  | { as: 'percent?' | 'secret?' | 'lines' | 'by-language' | 'rules' }
  | { as: 'choice'; of: readonly string[] }
  | { as: 'one' | 'some'; from: ChoiceName }
  /** `none` is what it's called if nothing is chosen. */
  | { as: 'one?'; from: ChoiceName; none?: 'desk-record.all' }

type EmptyWord = `desk-record.no-${'limit' | 'end' | 'start' | 'minimum'}`

export type RecordField = FieldLook & {
  name: string
  label: `desk-record.${RecordKind}-${string}` & WordId
  /** Part of the id, so it can't be changed later. */
  isId?: true
  /** Whether it has to be filled in although it may be stored empty, from before it was needed. */
  isNeeded?: true
  /** The heading of the part of the form that begins with it. */
  section?: `desk-record.section-${string}` & WordId
  hint?: `desk-record.hint-${string}` & WordId
  /** What to do if it's invalid and nothing more is known. */
  wrong?: `desk-record.wrong-${string}` & WordId
  /** What a new record has, unless somebody chooses otherwise. */
  begins?: string
}

/** The fields of each kind's form, in order; long forms are in sections. */
export const recordFields = {
  flag: [
    { name: 'name', label: 'desk-record.flag-name', as: 'choice', of: featureNames, isId: true },
    {
      name: 'country',
      label: 'desk-record.flag-country',
      as: 'one',
      from: 'flag-countries',
      isId: true,
    },
    { name: 'isOn', label: 'desk-record.flag-isOn', as: 'switch' },
  ],
  phone: [
    {
      name: 'id',
      label: 'desk-record.phone-id',
      as: 'text',
      isId: true,
      wrong: 'desk-record.wrong-id',
    },
    {
      name: 'country',
      label: 'desk-record.phone-country',
      as: 'one?',
      from: 'countries',
      none: 'desk-record.all',
    },
    {
      name: 'phone',
      label: 'desk-record.phone-phone',
      as: 'text',
      wrong: 'desk-record.wrong-phone',
    },
    {
      name: 'from',
      label: 'desk-record.phone-from',
      as: 'text',
      hint: 'desk-record.hint-hours',
      wrong: 'desk-record.wrong-hours',
    },
    { name: 'to', label: 'desk-record.phone-to', as: 'text', wrong: 'desk-record.wrong-hours' },
    {
      name: 'zone',
      label: 'desk-record.phone-zone',
      as: 'text',
      hint: 'desk-record.hint-zone',
      wrong: 'desk-record.wrong-zone',
    },
    { name: 'isOn', label: 'desk-record.phone-isOn', as: 'switch' },
  ],
  reply: [
    {
      name: 'id',
      label: 'desk-record.reply-id',
      as: 'text',
      isId: true,
      wrong: 'desk-record.wrong-id',
    },
    { name: 'title', label: 'desk-record.reply-title', as: 'text' },
    { name: 'text', label: 'desk-record.reply-text', as: 'long' },
    { name: 'isOn', label: 'desk-record.reply-isOn', as: 'switch' },
  ],
  message: [
    {
      name: 'id',
      label: 'desk-record.message-id',
      as: 'text',
      isId: true,
      wrong: 'desk-record.wrong-id',
    },
    {
      name: 'alts',
      section: 'desk-record.section-image',
      label: 'desk-record.message-alts',
      as: 'by-language',
    },
    {
      name: 'imgMobile',
      label: 'desk-record.message-imgMobile',
      as: 'image?',
      slot: messageSizes.mobile,
      wrong: 'desk-record.wrong-image',
    },
    {
      name: 'imgDesktop',
      label: 'desk-record.message-imgDesktop',
      as: 'image?',
      slot: messageSizes.desktop,
      wrong: 'desk-record.wrong-image',
    },
    { name: 'url', label: 'desk-record.message-url', as: 'text?', wrong: 'desk-record.wrong-link' },
    {
      name: 'usage',
      section: 'desk-record.section-when',
      label: 'desk-record.message-usage',
      hint: 'desk-record.hint-usage',
      as: 'choice',
      of: usages,
    },
    { name: 'usageRules', label: 'desk-record.message-usageRules', as: 'rules' },
    {
      name: 'paths',
      label: 'desk-record.message-paths',
      as: 'lines',
      hint: 'desk-record.hint-paths',
      wrong: 'desk-record.wrong-paths',
    },
    {
      name: 'slugs',
      label: 'desk-record.message-slugs',
      as: 'some',
      from: 'campaigns',
      hint: 'desk-record.hint-slugs',
    },
    {
      name: 'countries',
      section: 'desk-record.section-who',
      label: 'desk-record.message-countries',
      as: 'some',
      from: 'countries',
    },
    {
      name: 'currencies',
      label: 'desk-record.message-currencies',
      as: 'some',
      from: 'currencies',
    },
    { name: 'languages', label: 'desk-record.message-languages', as: 'some', from: 'languages' },
    {
      name: 'startsAt',
      section: 'desk-record.section-dates',
      label: 'desk-record.message-startsAt',
      as: 'moment',
      none: 'desk-record.no-start',
    },
    {
      name: 'endsAt',
      label: 'desk-record.message-endsAt',
      as: 'moment',
      none: 'desk-record.no-end',
    },
    {
      name: 'priority',
      label: 'desk-record.message-priority',
      as: 'number',
      begins: '0',
      hint: 'desk-record.hint-priority',
    },
    { name: 'isOn', label: 'desk-record.message-isOn', as: 'switch' },
  ],
  promo: [
    {
      name: 'code',
      label: 'desk-record.promo-code',
      as: 'text',
      isId: true,
      wrong: 'desk-record.wrong-promo-code',
    },
    { name: 'campaign', label: 'desk-record.promo-campaign', as: 'one?', from: 'campaigns' },
    {
      name: 'percent',
      section: 'desk-record.section-discount',
      label: 'desk-record.promo-percent',
      as: 'percent?',
      hint: 'desk-record.hint-percent',
    },
    {
      name: 'amount',
      label: 'desk-record.promo-amount',
      as: 'amount?',
      hint: 'desk-record.hint-amount',
    },
    { name: 'cap', label: 'desk-record.promo-cap', as: 'amount?', none: 'desk-record.no-limit' },
    {
      name: 'minimum',
      label: 'desk-record.promo-minimum',
      as: 'amount?',
      none: 'desk-record.no-minimum',
      hint: 'desk-record.hint-minimum',
    },
    {
      name: 'currency',
      label: 'desk-record.promo-currency',
      as: 'one?',
      from: 'currencies',
      hint: 'desk-record.hint-currency',
    },
    {
      name: 'product',
      section: 'desk-record.section-where',
      label: 'desk-record.promo-product',
      as: 'choice',
      of: promoProducts,
    },
    { name: 'countries', label: 'desk-record.promo-countries', as: 'some', from: 'countries' },
    { name: 'currencies', label: 'desk-record.promo-currencies', as: 'some', from: 'currencies' },
    {
      name: 'startsAt',
      section: 'desk-record.section-limits',
      label: 'desk-record.promo-startsAt',
      as: 'moment',
      none: 'desk-record.no-start',
    },
    { name: 'endsAt', label: 'desk-record.promo-endsAt', as: 'moment', none: 'desk-record.no-end' },
    {
      name: 'totalUses',
      label: 'desk-record.promo-totalUses',
      as: 'number?',
      none: 'desk-record.no-limit',
      isNeeded: true,
      hint: 'desk-record.hint-total-uses',
    },
    {
      name: 'usesPerPayer',
      label: 'desk-record.promo-usesPerPayer',
      as: 'number?',
      none: 'desk-record.no-limit',
      hint: 'desk-record.hint-payer',
    },
    {
      name: 'isOn',
      label: 'desk-record.promo-isOn',
      as: 'switch',
      hint: 'desk-record.hint-promo-on',
    },
  ],
  deal: [
    {
      name: 'id',
      label: 'desk-record.deal-id',
      as: 'text',
      isId: true,
      wrong: 'desk-record.wrong-id',
    },
    { name: 'product', label: 'desk-record.deal-product', as: 'choice', of: dealProducts },
    {
      name: 'from',
      label: 'desk-record.deal-from',
      as: 'place?',
      hint: 'desk-record.hint-deal-from',
    },
    { name: 'to', label: 'desk-record.deal-to', as: 'place', hint: 'desk-record.hint-deal-to' },
    { name: 'show', label: 'desk-record.deal-show', as: 'choice', of: dealShows },
    {
      name: 'rank',
      label: 'desk-record.deal-rank',
      as: 'number',
      begins: '1',
      hint: 'desk-record.hint-rank',
    },
    {
      name: 'countries',
      section: 'desk-record.section-who',
      label: 'desk-record.deal-countries',
      as: 'some',
      from: 'countries',
    },
    {
      name: 'startsAt',
      section: 'desk-record.section-dates',
      label: 'desk-record.deal-startsAt',
      as: 'moment',
      none: 'desk-record.no-start',
    },
    { name: 'endsAt', label: 'desk-record.deal-endsAt', as: 'moment', none: 'desk-record.no-end' },
    { name: 'isOn', label: 'desk-record.deal-isOn', as: 'switch' },
  ],
  affiliate: [
    {
      name: 'id',
      label: 'desk-record.affiliate-id',
      as: 'text',
      isId: true,
      wrong: 'desk-record.wrong-id',
    },
    { name: 'name', label: 'desk-record.affiliate-name', as: 'text' },
    {
      name: 'postbackUrl',
      label: 'desk-record.affiliate-postbackUrl',
      as: 'text?',
      hint: 'desk-record.hint-postback',
    },
    {
      name: 'secret',
      label: 'desk-record.affiliate-secret',
      as: 'secret?',
      hint: 'desk-record.hint-secret',
    },
    { name: 'isOn', label: 'desk-record.affiliate-isOn', as: 'switch' },
  ],
} as const satisfies Record<RecordKind, readonly RecordField[]>

/** Returns the word that names a field of a kind. */
export const labelOf = (kind: RecordKind, name: string): RecordField['label'] | undefined =>
  fieldsOf(kind).find((field) => field.name === name)?.label

/** Returns the names of a kind's fields that have an image's address. */
export const imageNames = (kind: RecordKind): string[] =>
  fieldsOf(kind)
    .filter(({ as }) => as === 'image?')
    .map(({ name }) => name)

/** Returns a kind's fields with their common type. */
export const fieldsOf = (kind: RecordKind): readonly RecordField[] => recordFields[kind]

/** Returns a kind's fields by sections, the first of which may have no heading. */
export function sectionsOf(
  kind: RecordKind,
): { title?: RecordField['section']; fields: RecordField[] }[] {
  const sections: ReturnType<typeof sectionsOf> = []
  for (const field of fieldsOf(kind)) {
    const last = sections.at(-1)
    if (last && !field.section) last.fields.push(field)
    else sections.push({ title: field.section, fields: [field] })
  }
  return sections
}
