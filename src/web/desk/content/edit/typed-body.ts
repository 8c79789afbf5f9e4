import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import { formText } from '../../../session/front-api/read-form.ts'
import {
  type BlockType,
  blockField,
  blockForm,
  blockTypes,
  documentForm,
  factField,
} from './body-fields.ts'
import type { BlockValues, BodyValues } from './body-values.ts'

/** A document may have at most 80 blocks. */
const mostBlocks = 80
const longestText = 8000

/** Returns what was typed into the form of a body. */
export function typedBody(kind: ContentKindName, form: FormData): BodyValues {
  const text = (name: string) => formText(form, name, longestText)
  const { facts, head, hero } = documentForm(kind)
  const blocks: BlockValues[] = []
  for (let place = 0; place < mostBlocks; place++) {
    const type = blockTypes.find((each) => each === form.get(blockField(place, 'type')))
    if (!type) break
    const texts = blockForm(type).fields.map(({ name }) => [name, text(blockField(place, name))])
    const id = formText(form, blockField(place, 'id'), 36) || String(place)
    blocks.push({ id, type, texts: Object.fromEntries(texts) })
  }
  return {
    facts: Object.fromEntries(facts.map(({ name }) => [name, text(factField(name))])),
    head: Object.fromEntries([...head, ...hero].map(({ name }) => [name, text(name)])),
    blocks,
  }
}

/** What a button of the form does with its blocks, without saving: `add`, `up 2`, `down 2`, `remove 2`. */
type Arrangement = { as: 'add'; type: BlockType } | { as: 'up' | 'down' | 'remove'; place: number }

/** Returns what the pressed button does; undefined for the one that saves. */
export function arrangementIn(form: FormData): Arrangement | undefined {
  const [as, place = ''] = formText(form, 'do').split(' ')
  if (as === 'up' || as === 'down' || as === 'remove') return { as, place: Number(place) }
  const type = blockTypes.find((each) => each === form.get('new'))
  return as === 'add' && type ? { as, type } : undefined
}

/** Returns the blocks in their new order, and the place of the one that it's about. */
export function arranged(
  { blocks, ...rest }: BodyValues,
  arrangement: Arrangement,
): { values: BodyValues; place: number } {
  const next = [...blocks]
  if (arrangement.as === 'add') {
    const { type } = arrangement
    if (next.length < mostBlocks) next.push({ id: crypto.randomUUID(), type, texts: {} })
    return { values: { ...rest, blocks: next }, place: next.length - 1 }
  }
  const { as, place } = arrangement
  const [block] = next.splice(place, 1)
  const to = as === 'up' ? Math.max(0, place - 1) : place + 1
  if (block && as !== 'remove') next.splice(to, 0, block)
  const shown = as === 'remove' ? place : to
  return { values: { ...rest, blocks: next }, place: Math.min(shown, next.length - 1) }
}
