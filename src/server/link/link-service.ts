import { createHash } from 'node:crypto'
import { CatalogueError } from '../../contract/errors.ts'
import { hashLength, type Link, type LinkHash, type LinkTarget } from '../../contract/link/link.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { ReadOld } from '../platform/database/replica.ts'
import { days } from '../platform/duration.ts'
import { newHumanCode } from '../platform/ids.ts'
import { countOpening, findLink, keepLink } from './link-store.ts'
import { readLinkTarget } from './link-target.ts'

/** How long a link lives after it was last made or opened. */
export const linkLife = days(180)

export interface LinkService {
  /**
   * Returns the short link to a page, the same one for the same target. Throws VALIDATION if the page can't be shared.
   */
  make(target: string): Promise<Link>
  /** Returns the target of a link. Throws LINK_NOT_FOUND. */
  get(hash: LinkHash): Promise<LinkTarget>
  /** Returns the target, counts the visit, and extends the link's life. */
  open(hash: LinkHash): Promise<LinkTarget>
}

export function createLinkService(parts: {
  db: Database
  readOld: ReadOld
  clock: Clock
  origin: string
}): LinkService {
  const { db, readOld, clock, origin } = parts
  const since = () => new Date(clock.now() - linkLife)
  const known = (found: LinkTarget | undefined): LinkTarget => {
    if (!found) throw new CatalogueError('LINK_NOT_FOUND')
    return found
  }
  return {
    async make(asked) {
      const target = readLinkTarget(asked)
      if (!target) throw new CatalogueError('VALIDATION', { fields: { target: 'not_a_page' } })
      const newHash = newHumanCode(hashLength).toLowerCase()
      const link = { ...target, hash: newHash, targetKey: keyOf(target) }
      const hash = (await keepLink(db, link, clock.date())) as LinkHash
      return { hash, url: `${origin}/deeplink/${hash}` }
    },
    // A link leads to the same page forever.
    get: async (hash) => known(await readOld((db) => findLink(db, hash, since()))),
    open: async (hash) =>
      known(await countOpening(db, hash, { since: since(), now: clock.date() })),
  }
}

const keyOf = ({ path, query, marks }: LinkTarget): string =>
  createHash('sha256')
    .update(JSON.stringify([path, query, marks]))
    .digest('base64url')
