import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import { defaultLocale } from '../../../../contract/default-locale.ts'
import type { RichText } from '../../../../contract/text/rich-text.ts'
import { minuteOf } from '../../agency-clock.ts'
import { type BlockType, type BodyField, blockForm, documentForm } from '../edit/body-fields.ts'
import { type BlockValues, type BodyValues, valuesOf } from '../edit/body-values.ts'
import { richTextOf } from '../edit/rich-text/rich-text-notation.ts'
import { aligned } from './aligned.ts'

/** A version as it's compared. */
interface Version {
  visibility: {
    countries: readonly string[]
    languages: readonly string[]
    from: string | null
    until: string | null
  }
  facts: unknown
  bodies: Readonly<Record<string, unknown>>
}

/** What one field says before and after, as plain text; '' where it says nothing. */
export interface FieldChange {
  label: BodyField['label'] | `desk-content.${'countries' | 'visitor-languages' | 'from' | 'until'}`
  /** The block that it's in, and where that is in the newer version, or was in the older one if it's gone. */
  block: { type: BlockType; place: number } | null
  before: string
  after: string
}

/** The differences in one language; in all of them if it's null. */
export interface LanguageChanges {
  language: string | null
  changes: FieldChange[]
}

/**
 * Returns what differs between two versions of a document: who sees it, its facts, then its languages, English first. Moments are
 * by the clock of the zone.
 */
export function versionChanges(
  kind: ContentKindName,
  [before, after]: readonly [Version, Version],
  zone: string,
): LanguageChanges[] {
  const languages = [...new Set([...Object.keys(before.bodies), ...Object.keys(after.bodies)])]
  languages.sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale))
  const valuesIn = ({ facts, bodies }: Version, language: string) =>
    valuesOf(kind, { facts, body: bodies[language] ?? {} }, zone)
  const facts = (version: Version) => valuesIn(version, '').facts
  const everywhere = [
    ...visibilityChanges(before, after, zone),
    ...fieldChanges(documentForm(kind).facts, facts(before), facts(after)),
  ]
  return [
    { language: null, changes: everywhere },
    ...languages.map((language) => ({
      language,
      changes: bodyChanges(kind, valuesIn(before, language), valuesIn(after, language)),
    })),
  ].filter(({ changes }) => changes.length > 0)
}

function visibilityChanges(before: Version, after: Version, zone: string): FieldChange[] {
  const texts = ({ visibility: { countries, languages, from, until } }: Version) => ({
    countries: countries.join(', '),
    'visitor-languages': languages.join(', '),
    from: written(from, zone),
    until: written(until, zone),
  })
  const [was, is] = [texts(before), texts(after)]
  return (Object.keys(was) as (keyof typeof was)[])
    .filter((name) => was[name] !== is[name])
    .map((name) => ({
      label: `desk-content.${name}` as const,
      block: null,
      before: was[name],
      after: is[name],
    }))
}

/** Returns a moment by the clock of a zone, `2027-01-31 23:00`; '' for none. */
const written = (moment: string | null, zone: string): string =>
  minuteOf(moment ?? '', zone).replace('T', ' ')

function bodyChanges(kind: ContentKindName, before: BodyValues, after: BodyValues): FieldChange[] {
  const { head, hero } = documentForm(kind)
  return [
    ...fieldChanges([...head, ...hero], before.head, after.head),
    ...pairedBlocks(before.blocks, after.blocks).flatMap(({ type, place, was, is }) =>
      fieldChanges(blockForm(type).fields, was, is, { type, place }),
    ),
  ]
}

interface PairedBlock {
  type: BlockType
  place: number
  was: BlockValues['texts']
  is: BlockValues['texts']
}

/** Returns the blocks that differ. One that was removed and one of its kind that was added in its place are one that changed. */
function pairedBlocks(
  before: readonly BlockValues[],
  after: readonly BlockValues[],
): PairedBlock[] {
  const said = ({ type, texts }: BlockValues) => JSON.stringify([type, texts])
  const isSame = (one: BlockValues, other: BlockValues) =>
    one === other || said(one) === said(other)
  const pairs: PairedBlock[] = []
  const gone: PairedBlock[] = []
  for (const [was, is] of aligned(before, after, isSame)) {
    if (was && is) gone.length = 0
    else if (was) {
      const { type, texts } = was
      const pair: PairedBlock = { type, place: before.indexOf(was) + 1, was: texts, is: {} }
      pairs.push(pair)
      gone.push(pair)
    } else if (is) {
      const place = after.indexOf(is) + 1
      const index = gone.findIndex(({ type }) => type === is.type)
      const [pair] = index === -1 ? [] : gone.splice(index, 1)
      if (pair) Object.assign(pair, { place, is: is.texts })
      else pairs.push({ type: is.type, place, was: {}, is: is.texts })
    }
  }
  return pairs
}

function fieldChanges(
  fields: readonly BodyField[],
  before: BlockValues['texts'],
  after: BlockValues['texts'],
  block: FieldChange['block'] = null,
): FieldChange[] {
  return fields.flatMap(({ name, as, label }) => {
    const [was, is] = [before[name] ?? '', after[name] ?? '']
    if (was === is) return []
    if (as === 'moment') {
      return [{ label, block, before: was.replace('T', ' '), after: is.replace('T', ' ') }]
    }
    const isRich = as === 'rich' || as === 'rich-lines'
    const [plainWas, plainIs] = isRich ? [plain(was), plain(is)] : [was, is]
    // If only its marks changed, they're shown.
    return plainWas === plainIs
      ? [{ label, block, before: was, after: is }]
      : [{ label, block, before: plainWas, after: plainIs }]
  })
}

const plain = (typed: string): string => richTextOf(typed).map(textOf).join('')
const textOf = (node: RichText[number]): string => (node.type === 'hardBreak' ? '\n' : node.text)
