import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Member, RequestContext } from '../../platform/http/request-context.ts'
import type { MemberAccount } from '../member-store.ts'
import { freshness, type SignIns } from './sign-ins.ts'

/** Access to the member of a call. */
export interface SignedInMembers {
  /** Returns the member a bearer token belongs to. Throws SESSION_EXPIRED. */
  authenticate(bearer: string): Promise<Member>
  of(context: RequestContext): Member
  /** Returns their account, read with the check of the token. */
  account(context: RequestContext): MemberAccount
  isFresh(context: RequestContext): boolean
  /** Throws REAUTHENTICATION_REQUIRED if the member's last authentication is too long ago. */
  demandFresh(context: RequestContext): void
}

export function createSignedInMembers(parts: { signIns: SignIns; clock: Clock }): SignedInMembers {
  const { signIns, clock } = parts
  // The check reads the account in its single query, which saves calls a second one.
  const accounts = new WeakMap<Member, MemberAccount>()

  function of({ member }: RequestContext): Member {
    if (!member) throw new CatalogueError('UNAUTHENTICATED')
    return member
  }
  const isFresh = (context: RequestContext) => clock.now() - of(context).provenAt <= freshness

  return {
    async authenticate(bearer) {
      const { member: account, signInId, provenAt } = await signIns.authenticate(bearer)
      const { id, type } = account
      const member = { id, type, signInId, provenAt: provenAt.getTime() }
      accounts.set(member, account)
      return member
    },
    of,
    account(context) {
      const account = accounts.get(of(context))
      if (!account) throw new CatalogueError('UNAUTHENTICATED')
      return account
    },
    isFresh,
    demandFresh(context) {
      if (!isFresh(context)) throw new CatalogueError('REAUTHENTICATION_REQUIRED')
    },
  }
}
