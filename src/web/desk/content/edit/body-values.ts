import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import type { Money } from '../../../../contract/money.ts'
import { codeOfPlaceAddress, placeAddress } from '../../../../contract/place/city-addresses.ts'
import type { RichText } from '../../../../contract/text/rich-text.ts'
import { minuteOf, momentTyped } from '../../agency-clock.ts'
import {
  type BlockType,
  type BodyField,
  blockForm,
  blockTypes,
  documentForm,
} from './body-fields.ts'
import { notationOf, richTextOf } from './rich-text/rich-text-notation.ts'
import { moneyTyped, typedMoney } from './typed-money.ts'

/** A document's facts, and its body in one language, as its form has them: texts by field. */
export interface BodyValues {
  facts: Readonly<Record<string, string>>
  head: Readonly<Record<string, string>>
  blocks: readonly BlockValues[]
}

export interface BlockValues {
  /** Names it in its form, wherever it's moved to. */
  id: string
  type: BlockType
  texts: Readonly<Record<string, string>>
}

/** Returns what the form shows of a document, with moments by the clock of a zone. */
export function valuesOf(
  kind: ContentKindName,
  { facts, body }: { facts: unknown; body: unknown },
  zone: string,
): BodyValues {
  const form = documentForm(kind)
  const { blocks } = tree(body)
  return {
    facts: textsOf(form.facts, facts, zone),
    head: textsOf([...form.head, ...form.hero], body, zone),
    blocks: (Array.isArray(blocks) ? blocks : []).flatMap((block, place) => {
      const { kind: of, product } = tree(block)
      const type = blockTypes.find((each) => {
        const { kind: own, product: ownProduct } = blockForm(each)
        return own === of && ownProduct === product
      })
      if (!type) return []
      return [{ id: String(place), type, texts: textsOf(blockForm(type).fields, block, zone) }]
    }),
  }
}

/** Returns the facts that were typed. */
export const factsOf = (
  kind: ContentKindName,
  { facts }: BodyValues,
  zone: string,
): Record<string, unknown> => typedTree(documentForm(kind).facts, facts, zone)

/** Returns the body that was typed. What can't be read is kept as it is, for the contract's schemas to refuse. */
export function bodyOf(kind: ContentKindName, { head, blocks }: BodyValues, zone: string): unknown {
  const { head: titles, hero } = documentForm(kind)
  const isCity = head['hero.picture.kind'] !== 'image'
  const shown = hero.filter(({ name }) => {
    if (!name.startsWith('hero.picture.') || name === 'hero.picture.kind') return true
    return isCity === (name === 'hero.picture.place')
  })
  return {
    ...typedTree([...titles, ...shown], head, zone),
    blocks: blocks.map(({ type, texts }) => {
      const { kind: of, product, fields } = blockForm(type)
      return { kind: of, ...(product && { product }), ...typedTree(fields, texts, zone) }
    }),
  }
}

const textsOf = (
  fields: readonly BodyField[],
  value: unknown,
  zone: string,
): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => {
      const found = field.name.split('.').reduce((part: unknown, name) => tree(part)[name], value)
      return [field.name, textOf(field, found, zone)]
    }),
  )

function textOf({ as }: BodyField, value: unknown, zone: string): string {
  if (value === undefined || value === null) return as === 'picture' ? 'city' : ''
  switch (as) {
    case 'rich':
      return notationOf(value as RichText)
    case 'rich-lines':
      return (value as RichText[]).map((each) => notationOf(each).replaceAll('\n', ' ')).join('\n')
    case 'moment':
      return minuteOf(String(value), zone)
    case 'switch':
      return value === true ? 'on' : ''
    case 'words':
      return (value as string[]).join(', ')
    case 'money':
      return typedMoney(value as Money)
    case 'place':
      return placeAddress(String(value))
    default:
      return String(value)
  }
}

/** Returns typed texts as a tree of their paths. */
function typedTree(fields: readonly BodyField[], texts: BlockValues['texts'], zone: string) {
  const typed: Record<string, unknown> = {}
  for (const field of fields) {
    const text = texts[field.name] ?? ''
    if (field.isOptional && text === '') continue
    const names = field.name.split('.')
    const last = names.pop() ?? ''
    let part = typed
    for (const name of names) {
      part[name] ??= {}
      part = part[name] as typeof typed
    }
    part[last] = meaningOf(field, text, zone)
  }
  return typed
}

function meaningOf({ as }: BodyField, text: string, zone: string): unknown {
  switch (as) {
    case 'rich':
      return richTextOf(text)
    case 'rich-lines':
      return text
        .split(/\r?\n/)
        .filter((each) => each.trim() !== '')
        .map(richTextOf)
    case 'moment':
      return momentTyped(text, zone)
    case 'number':
      return /^\d+$/.test(text) ? Number(text) : text
    case 'place':
      return codeOfPlaceAddress(text.toLowerCase()).toUpperCase()
    case 'switch':
      return text !== ''
    case 'money':
      return moneyTyped(text)
    case 'words':
      return text.split(/[\s,]+/).filter(Boolean)
    default:
      return text
  }
}

const tree = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
