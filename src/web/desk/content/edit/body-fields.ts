import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import type { WordId } from '../../../locale/word-store.ts'

/** How a property is typed. `rich` is a text with marks, `rich-lines` several, one in each line; `words` are separated by commas. `contract` is the kind of a job. */
export type FieldAs =
  | 'line'
  | 'long'
  | 'rich'
  | 'rich-lines'
  | 'link'
  | 'image'
  | 'number'
  | 'place'
  | 'destination'
  | 'moment'
  | 'switch'
  | 'picture'
  | 'topic'
  | 'team'
  | 'contract'
  | 'country'
  | 'job'
  | 'slug'
  | 'money'
  | 'words'

export interface BodyField {
  /** Its path in the body, or in its block: `hero.title`, `text`. */
  name: string
  as: FieldAs
  label: Extract<WordId, `desk-content.field-${string}`>
  /** Whether the schema has no such property where nothing is typed. */
  isOptional?: boolean
}

const titleFields: readonly BodyField[] = [
  { name: 'title', as: 'line', label: 'desk-content.field-title' },
  { name: 'description', as: 'long', label: 'desk-content.field-description' },
]

const heroFields: readonly BodyField[] = [
  { name: 'hero.title', as: 'line', label: 'desk-content.field-hero-title' },
  { name: 'hero.lead', as: 'long', label: 'desk-content.field-hero-lead' },
  { name: 'hero.picture.kind', as: 'picture', label: 'desk-content.field-picture' },
  { name: 'hero.picture.place', as: 'place', label: 'desk-content.field-scene' },
  { name: 'hero.picture.src', as: 'image', label: 'desk-content.field-src' },
  { name: 'hero.picture.alt', as: 'line', label: 'desk-content.field-alt' },
  { name: 'hero.picture.width', as: 'number', label: 'desk-content.field-width' },
  { name: 'hero.picture.height', as: 'number', label: 'desk-content.field-height' },
  { name: 'hero.button.text', as: 'line', label: 'desk-content.field-button', isOptional: true },
  { name: 'hero.button.href', as: 'link', label: 'desk-content.field-href', isOptional: true },
]

/** What a document of a kind consists of: its facts, the same in every language; its titles, its hero and its blocks. */
interface DocumentForm {
  facts: readonly BodyField[]
  head: readonly BodyField[]
  hero: readonly BodyField[]
  blocks: readonly BlockType[]
}

const textBlocks = ['heading', 'text', 'list', 'faq', 'button', 'image'] as const

/** Returns what the form of a document of a kind consists of. */
export const documentForm = (kind: ContentKindName): DocumentForm => documentForms[kind]

/** What a block is, and its fields. Deals and searches are of a product, so each is two types here. */
interface BlockForm {
  kind: string
  product?: 'flight' | 'hotel'
  fields: readonly BodyField[]
}

const line = (name: string, label: BodyField['label']): BodyField => ({ name, as: 'line', label })
const from = {
  name: 'from',
  as: 'place',
  label: 'desk-content.field-from',
  isOptional: true,
} as const
const to = { name: 'to', as: 'place', label: 'desk-content.field-to' } as const
const destination = {
  name: 'destination',
  as: 'destination',
  label: 'desk-content.field-destination',
} as const

export const blockForms = {
  heading: { kind: 'heading', fields: [line('text', 'desk-content.field-text')] },
  text: {
    kind: 'text',
    fields: [{ name: 'content', as: 'rich', label: 'desk-content.field-text' }],
  },
  list: {
    kind: 'list',
    fields: [
      { name: 'items', as: 'rich-lines', label: 'desk-content.field-items' },
      { name: 'isOrdered', as: 'switch', label: 'desk-content.field-is-ordered' },
    ],
  },
  faq: {
    kind: 'faq',
    fields: [
      line('question', 'desk-content.field-question'),
      { name: 'answer', as: 'rich', label: 'desk-content.field-answer' },
    ],
  },
  button: {
    kind: 'button',
    fields: [
      line('text', 'desk-content.field-button'),
      { name: 'href', as: 'link', label: 'desk-content.field-href' },
    ],
  },
  image: {
    kind: 'image',
    fields: [
      { name: 'src', as: 'image', label: 'desk-content.field-src' },
      line('alt', 'desk-content.field-alt'),
      { name: 'width', as: 'number', label: 'desk-content.field-width' },
      { name: 'height', as: 'number', label: 'desk-content.field-height' },
    ],
  },
  promo: {
    kind: 'promo',
    fields: [
      line('text', 'desk-content.field-text'),
      line('code', 'desk-content.field-promo-code'),
    ],
  },
  countdown: {
    kind: 'countdown',
    fields: [
      line('label', 'desk-content.field-label'),
      { name: 'until', as: 'moment', label: 'desk-content.field-until' },
    ],
  },
  offer: {
    kind: 'offer',
    fields: [
      line('title', 'desk-content.field-title'),
      { name: 'text', as: 'long', label: 'desk-content.field-text', isOptional: true },
      { name: 'price', as: 'money', label: 'desk-content.field-price', isOptional: true },
      line('button', 'desk-content.field-button'),
      { name: 'href', as: 'link', label: 'desk-content.field-href' },
    ],
  },
  'flight-deal': { kind: 'deal', product: 'flight', fields: [from, to] },
  'stay-deal': {
    kind: 'deal',
    product: 'hotel',
    fields: [destination, { name: 'scene', as: 'place', label: 'desk-content.field-scene' }],
  },
  'flight-search': {
    kind: 'search',
    product: 'flight',
    fields: [from, { ...to, isOptional: true }],
  },
  'stay-search': {
    kind: 'search',
    product: 'hotel',
    fields: [{ ...destination, isOptional: true }],
  },
} as const satisfies Record<string, BlockForm>

export type BlockType = keyof typeof blockForms

export const blockTypes = Object.keys(blockForms) as BlockType[]

const documentForms: Record<ContentKindName, DocumentForm> = {
  campaign: {
    facts: [],
    head: titleFields,
    hero: heroFields,
    blocks: blockTypes.filter((type) => type !== 'offer'),
  },
  page: { facts: [], head: titleFields, hero: [], blocks: textBlocks },
  article: {
    facts: [
      { name: 'topic', as: 'topic', label: 'desk-content.field-topic' },
      { name: 'related', as: 'words', label: 'desk-content.field-related' },
    ],
    head: [{ name: 'title', as: 'line', label: 'desk-content.field-question' }],
    hero: [],
    blocks: textBlocks,
  },
  job: {
    facts: [
      { name: 'job', as: 'job', label: 'desk-content.field-job' },
      { name: 'team', as: 'team', label: 'desk-content.field-team' },
      { name: 'kind', as: 'contract', label: 'desk-content.field-contract' },
      { name: 'country', as: 'country', label: 'desk-content.field-country' },
      { name: 'place', as: 'slug', label: 'desk-content.field-place' },
      { name: 'isRemote', as: 'switch', label: 'desk-content.field-is-remote' },
    ],
    head: [
      { name: 'title', as: 'line', label: 'desk-content.field-title' },
      { name: 'placeName', as: 'line', label: 'desk-content.field-place-name' },
    ],
    hero: [],
    blocks: textBlocks,
  },
  issue: {
    facts: [],
    head: [{ name: 'title', as: 'line', label: 'desk-content.field-subject' }],
    hero: [],
    blocks: ['heading', 'text', 'list', 'button', 'offer'],
  },
}
/** Returns the form of a block's type. */
export const blockForm = (type: BlockType): BlockForm => blockForms[type]

/** Returns the name of a block's field in the form: `blocks.2.text`. */
export const blockField = (place: number, name: string): string => `blocks.${place}.${name}`

/** Returns the name of a fact's field in the form. */
export const factField = (name: string): string => `facts.${name}`
