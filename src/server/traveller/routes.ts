import { verifyEmail } from '../../contract/traveller/verify-email.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { emailVerdict, type FindMailDomain } from './verify-email.ts'

/** Enough for an agency's office, too few for finding out which of many addresses are real. */
const checks = { name: 'verify-email', times: 60, within: minutes(1) }

/** Mounts the check of e-mail addresses. */
export function mountTravellers(
  api: Api,
  { cache }: Pick<Platform, 'cache'>,
  findMailDomain: FindMailDomain,
): void {
  api.mount(verifyEmail, async ({ body }) => emailVerdict(body.email, findMailDomain), {
    admit: ({ clientAddress }) => spend(cache, checks, clientAddress),
  })
}
