import { CatalogueError } from '../../../contract/errors.ts'

/** The most that any call may bring as JSON over the network, in bytes. */
export const largestJson = 256 * 1024
/** The text of forms has fewer. Megabytes of small values take seconds to parse. */
const mostCommas = 10_000

/** Parses JSON. Throws BAD_REQUEST if it's invalid, and TOO_LARGE for more small values than come with a long text. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined
  if (text.length > largestJson && hasMore(text, mostCommas)) throw new CatalogueError('TOO_LARGE')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CatalogueError('BAD_REQUEST', { cause })
  }
}

function hasMore(text: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(','); at >= 0 && count <= most; at = text.indexOf(',', at + 1)) {
    count += 1
  }
  return count > most
}
