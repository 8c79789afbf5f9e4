import type { DeskLogPage, readDeskLog } from '../../../contract/desk/desk-log.ts'
import { actsFor, kindsFor } from '../../../contract/desk/logged-acts.ts'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { Platform } from '../../platform/platform.ts'
import { addDays, momentOf } from '../../world/zoned-time.ts'
import { findEntries, findPeople } from './log-page-store.ts'

const pageSize = 50

/** Returns a page of the log, with only what these roles may read about. */
export type ReadLog = (
  roles: readonly StaffRole[],
  query: QueryOf<typeof readDeskLog>,
) => Promise<DeskLogPage>

export function createLogReader(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  content: Pick<ContentService, 'names'>,
): ReadLog {
  const dayStart = (day: string) => momentOf(`${day}T00:00`, config.AGENCY_TIME_ZONE)
  return async (roles, { from, to, ...wanted }) => {
    const kinds = kindsFor(roles)
    const [found, people] = await Promise.all([
      findEntries(db, {
        ...wanted,
        kinds,
        from: from === undefined ? undefined : dayStart(from),
        until: to === undefined ? undefined : dayStart(addDays(to, 1)),
        // One more says whether there's another page.
        limit: pageSize + 1,
      }),
      findPeople(db, kinds),
    ])
    const shown = found.slice(0, pageSize)
    const next = found.length > pageSize ? (shown.at(-1)?.id ?? null) : null
    const written = shown.filter(({ target }) => target.kind === 'content')
    const names = await content.names([...new Set(written.map(({ target }) => target.id))])
    const entries = shown.map((entry) => {
      const named = entry.target.kind === 'content' ? names.get(entry.target.id) : undefined
      if (!named) return entry
      const { title, ...document } = named
      return { ...entry, target: { ...entry.target, name: title, content: document } }
    })
    return { entries, next, acts: actsFor(roles), people }
  }
}
