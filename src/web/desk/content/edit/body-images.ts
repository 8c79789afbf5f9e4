import type { ContentKindName } from '../../../../contract/content/content-terms.ts'
import { defaultLocale } from '../../../../contract/default-locale.ts'
import type { StoredImage, StoredImages } from '../../image/image-names.ts'
import { type BodyField, blockField, blockForm, documentForm } from './body-fields.ts'
import type { BodyValues } from './body-values.ts'

/** Returns the names of a form's fields that have the address of an image. */
export function imageFieldsOf(kind: ContentKindName, { blocks }: BodyValues): string[] {
  const { head, hero } = documentForm(kind)
  const inBlocks = blocks.flatMap(({ type }, place) =>
    namesIn(blockForm(type).fields).map((name) => blockField(place, name)),
  )
  return [...namesIn([...head, ...hero]), ...inBlocks]
}

const namesIn = (fields: readonly BodyField[]): string[] =>
  fields.filter(({ as }) => as === 'image').map(({ name }) => name)

/**
 * Returns a form's values with images that were just stored or picked: their addresses and sizes. What they show, staff say; of one
 * that was picked it's known in English.
 */
export function withImages(
  { head, blocks, ...rest }: BodyValues,
  images: StoredImages,
  lang: string,
): BodyValues {
  const filled = (texts: BodyValues['head'], prefix: string): BodyValues['head'] => {
    const own = Object.entries(images).filter(
      ([name]) => name.startsWith(prefix) && name.slice(prefix.length) in texts,
    )
    const values = own.flatMap(([name, { src, width, height, picked }]) => {
      const of = name.slice(prefix.length).replace(/src$/, '')
      const size = [
        [`${of}src`, src],
        [`${of}width`, String(width)],
        [`${of}height`, String(height)],
      ]
      const alt = `${of}alt`
      if (picked && lang === defaultLocale && !texts[alt]) size.push([alt, picked.alt])
      // Whoever uploads one for the top of a page wants it there, not the drawing.
      return of === '' ? size : [...size, [`${of}kind`, 'image']]
    })
    return { ...texts, ...Object.fromEntries(values) }
  }
  return {
    ...rest,
    head: filled(head, ''),
    blocks: blocks.map((block, place) => ({
      ...block,
      texts: filled(block.texts, blockField(place, '')),
    })),
  }
}

/**
 * Returns the image that was just put into the form and filled in this field. What it shows isn't rendered again: it may have been
 * typed meanwhile.
 */
export const filledBy = (field: string, images: StoredImages): StoredImage | undefined =>
  images[field.replace(/(?:width|height|kind)$/, 'src')]
