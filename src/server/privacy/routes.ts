import { CatalogueError } from '../../contract/errors.ts'
import { erasePersonalData, exportPersonalData } from '../../contract/privacy/personal-data.ts'
import type { MemberAccess } from '../member/mount-members.ts'
import { hours } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Person, PersonalData } from '../platform/personal-data.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { handleErasures } from './erase.ts'
import { createPrivacyService } from './privacy-service.ts'

/** An export reads everything of a person. */
const perPerson = { name: 'privacy', times: 20, within: hours(1) }

/** Mounts the export and erasure of a person's data. */
export function mountPrivacy(
  api: Api,
  platform: Platform,
  { members, parts }: { members: MemberAccess; parts: readonly PersonalData[] },
): void {
  handleErasures({ ...platform, parts })
  const service = createPrivacyService({
    ...platform,
    parts,
    endSessions: members.endSessions,
  })

  /**
   * Returns who asks: the signed-in member, who has to have signed in just now, or whoever proves an address. Its account
   * is theirs too, because the mailbox opens it anyway.
   */
  async function personOf(context: RequestContext, proof: string | undefined): Promise<Person> {
    const device = context.auid ?? null
    const person = context.member
      ? members.freshAccount(context)
      : await members.provenBy(proof ?? unproven())
    await spend(platform.cache, perPerson, person.email)
    return { email: person.email, memberId: person.memberId, device }
  }

  api.mount(exportPersonalData, async ({ body, context }) =>
    service.export(await personOf(context, body.proof)),
  )
  api.mount(erasePersonalData, async ({ body, context }) =>
    service.erase(await personOf(context, body.proof), body),
  )
}

function unproven(): never {
  throw new CatalogueError('UNAUTHENTICATED')
}
