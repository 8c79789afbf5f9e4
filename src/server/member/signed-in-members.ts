import { CatalogueError } from '../../contract/errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { Member, RequestContext } from '../platform/http/request-context.ts'
import type { MemberRow } from './member-store.ts'
import { freshness, type SignIns } from './sign-ins.ts'

/** The member of a call. */
export interface SignedInMembers {
  /** Who a bearer token belongs to. Throws SESSION_EXPIRED. */
  authenticate(bearer: string): Promise<Member>
  of(context: RequestContext): Member
  /** Their row, read with the check of the token. */
  row(context: RequestContext): MemberRow
  isFresh(context: RequestContext): boolean
  /** Throws REAUTHENTICATION_REQUIRED when it is too long ago that they proved who they are. */
  demandFresh(context: RequestContext): void
}

export function createSignedInMembers(parts: { signIns: SignIns; clock: Clock }): SignedInMembers {
  const { signIns, clock } = parts
  // The check reads the whole row in its one query; calls that need it spare a second.
  const rows = new WeakMap<Member, MemberRow>()

  function of({ member }: RequestContext): Member {
    if (!member) throw new CatalogueError('UNAUTHENTICATED')
    return member
  }
  const isFresh = (context: RequestContext) => clock.now() - of(context).provenAt <= freshness

  return {
    async authenticate(bearer) {
      const { member: row, signInId, provenAt } = await signIns.authenticate(bearer)
      const member = { id: row.id, type: row.type, signInId, provenAt: provenAt.getTime() }
      rows.set(member, row)
      return member
    },
    of,
    row(context) {
      const row = rows.get(of(context))
      if (!row) throw new CatalogueError('UNAUTHENTICATED')
      return row
    },
    isFresh,
    demandFresh(context) {
      if (!isFresh(context)) throw new CatalogueError('REAUTHENTICATION_REQUIRED')
    },
  }
}
