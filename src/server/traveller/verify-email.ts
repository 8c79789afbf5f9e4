import { domainToASCII } from 'node:url'
import { suggestEmail } from '../../contract/traveller/suggest-email.ts'
import { isMailAddress } from '../../contract/traveller/traveller-rules.ts'
import type { EmailVerdict } from '../../contract/traveller/verify-email.ts'
import { onceEach } from '../platform/once-each.ts'

/** Returns whether a domain receives mail; undefined if that can't be found out now. */
export type FindMailDomain = (domain: string) => Promise<boolean | undefined>

/** Loaded when first needed: 120,000 names take 10 MB. */
const disposable = onceEach(async () => {
  const as = { with: { type: 'json' } }
  const [all, wildcards] = await Promise.all([
    import('disposable-email-domains/index.json', as),
    import('disposable-email-domains/wildcard.json', as),
  ])
  return {
    domains: new Set<string>(all.default),
    wildcards: new Set<string>(wildcards.default),
  }
})

/** Returns what speaks against an address. */
export async function emailVerdict(
  email: string,
  findMailDomain: FindMailDomain,
): Promise<EmailVerdict> {
  if (!isMailAddress(email)) {
    return { problem: 'syntax', suggestion: null, isDomainChecked: false }
  }
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1))
  const suggestion = suggestEmail(email) ?? null
  if (await isDisposable(domain))
    return { problem: 'disposable', suggestion, isDomainChecked: false }
  const receives = await findMailDomain(domain)
  return {
    problem: receives === false ? 'no_mail_domain' : null,
    suggestion,
    isDomainChecked: receives !== undefined,
  }
}

/** Returns whether a domain, or one that it's part of, is of a service for throw-away mailboxes. */
async function isDisposable(domain: string): Promise<boolean> {
  const { domains, wildcards } = await disposable('')
  if (domains.has(domain)) return true
  const labels = domain.split('.')
  return labels.some((_, index) => wildcards.has(labels.slice(index).join('.')))
}
