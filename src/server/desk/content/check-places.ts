import { CatalogueError, type FieldErrors } from '../../../contract/errors.ts'
import type { KnownPlaces } from '../../place/known-places.ts'

/** A part of a document as it was sent, before anything has checked it. */
type Sent = Readonly<Record<string, unknown>>

/**
 * Throws VALIDATION if a document names an airport, city or place to stay that doesn't exist: its deal would never have a
 * price. What has another form than a place is left to the document's schema.
 */
export async function checkPlaces(
  places: KnownPlaces,
  bodies: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fields: Record<string, FieldErrors[string]> = {}
  for (const [language, body] of Object.entries(bodies)) {
    const path = `bodies.${language}`
    const { hero, blocks } = asObject(body)
    const { picture } = asObject(hero)
    await check(`${path}.hero.picture`, asObject(picture), ['place'])
    for (const [index, block] of (Array.isArray(blocks) ? blocks : []).entries()) {
      const sent = asObject(block)
      if (sent.kind !== 'deal' && sent.kind !== 'search') continue
      await check(`${path}.blocks.${index}`, sent, ['from', 'to', 'scene'])
    }
  }
  if (Object.keys(fields).length > 0) throw new CatalogueError('VALIDATION', { fields })

  async function check(path: string, sent: Sent, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const code = sent[name]
      const isCode = typeof code === 'string' && /^[A-Z]{3}$/.test(code)
      if (isCode && !places.hasCode(code)) fields[`${path}.${name}`] = 'unknown_place'
    }
    const { destination: id } = sent
    if (typeof id !== 'string' || (await places.hasDestination(id))) return
    fields[`${path}.destination`] = 'unknown_destination'
  }
}

const asObject = (value: unknown): Sent =>
  value && typeof value === 'object' ? (value as Sent) : {}
