import { localeByCode } from '../../../contract/locales.ts'
import { days } from '../../platform/duration.ts'
import { isGranted, signGrant } from '../../platform/secrets/grant.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'

const purpose = 'ticket access'
/** Refunds are discussed for months. */
const life = days(180)

/** Returns a grant that opens a ticket's page. */
export const grantTicket = (signer: Signer, code: string, now: number): string =>
  signGrant(signer, { purpose, code }, now + life)

/** Returns the address of a ticket's page with a grant, so that it opens from its mails without signing in. */
export function ticketLink(
  { number, language }: { number: string; language: string },
  { origin, signer, now }: { origin: string; signer: Signer; now: number },
): string {
  const grant = grantTicket(signer, number, now)
  return `${origin}/${localeByCode(language)?.code ?? 'en'}/contact/${number}?access=${grant}`
}

/** Returns whether grants of the visitor's, if any, are for this ticket. */
export const isTicketGranted = (
  signer: Signer,
  code: string,
  { given = '', now }: { given: string | undefined; now: number },
): boolean => isGranted(signer, { purpose, code }, { given, now })
