import { Resolver } from 'node:dns/promises'
import { LRUCache } from 'lru-cache'
import { hours, seconds } from '../platform/duration.ts'
import type { FindMailDomain } from './verify-email.ts'

type NameServers = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>

/** What name servers answer where nothing of that kind exists. */
const nothingThere = new Set<unknown>(['ENOTFOUND', 'ENODATA'])

/** Domains that receive mail as long as there is mail, by different operators. */
const control = ['gmail.com', 'outlook.com', 'icloud.com']

const isNothing = (error: unknown): boolean =>
  nothingThere.has((error as NodeJS.ErrnoException).code)

/**
 * Returns a look-up of domains, which keeps answers for an hour. A domain receives mail if it has an MX record that isn't
 * empty (RFC 7505), or without any record at least an address (RFC 5321, section 5.1). "Nothing there" only counts from a name
 * server that finds one of the best-known domains: behind some networks it says so of every name.
 */
export function createMailDomains(
  servers: NameServers = new Resolver({ timeout: seconds(2), tries: 1 }),
): FindMailDomain {
  const kept = new LRUCache<string, boolean>({ max: 10_000, ttl: hours(1) })

  async function hasAddress(domain: string): Promise<boolean | undefined> {
    const asked = [servers.resolve4(domain), servers.resolve6(domain)]
    const answers = await Promise.allSettled<unknown>(asked)
    if (answers.some(({ status }) => status === 'fulfilled')) return true
    const isSure = answers.every((each) => each.status === 'rejected' && isNothing(each.reason))
    return isSure && (await findsControl()) ? false : undefined
  }

  async function findsControl(): Promise<boolean> {
    const answers = await Promise.allSettled(control.map((each) => servers.resolveMx(each)))
    return answers.some((each) => each.status === 'fulfilled' && each.value.length > 0)
  }

  async function lookUp(domain: string): Promise<boolean | undefined> {
    try {
      const exchanges = await servers.resolveMx(domain)
      return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.')
    } catch (error) {
      return isNothing(error) ? hasAddress(domain) : undefined
    }
  }

  return async (domain) => {
    const known = kept.get(domain)
    if (known !== undefined) return known
    const found = await lookUp(domain)
    if (found !== undefined) kept.set(domain, found)
    return found
  }
}

/** Names that are reserved for examples (RFC 2606), with or without a name of their own before them. */
const reserved = /(^|\.)(example|test|example\.(com|net|org))$/i

/**
 * Returns a look-up for the sandbox, where names that are reserved for examples receive mail: it's in the outbox. No name
 * server is asked about them, so that tests don't depend on one.
 */
export const withExamples =
  (find: FindMailDomain): FindMailDomain =>
  async (domain) =>
    reserved.test(domain) || find(domain)
