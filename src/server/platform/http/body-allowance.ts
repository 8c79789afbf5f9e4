import type { Cache } from '../cache/cache.ts'
import { minutes } from '../duration.ts'
import { type Allowance, reserve } from '../rate-limit/rate-limit.ts'

/** The smallest amount counted per request, in bytes. Allowances of bodies count these. */
export const bodyUnit = 256
const megabyte = (1024 * 1024) / bodyUnit

/** The text that one address may send: enough for the forms of an office behind one address, 100 small calls a second. */
const texts: Allowance = { name: 'bodies', times: 15 * megabyte, within: minutes(10) }
/**
 * What it may send as files, which are stored or refused but never parsed as text; photos are large. The same for webhooks:
 * gateways report everybody's payments.
 */
const files: Allowance = { name: 'files', times: 200 * megabyte, within: minutes(10) }

export interface ExpectedBody {
  kind: 'text' | 'files'
  /** The visitor's. */
  address: string
  /** In bytes: what is declared, or the most that would be read. */
  most: number
  /** Another allowance that the call has for its own bodies. */
  own?: Allowance | undefined
}

/** Counts what each address sends, so that nobody keeps a server busy with reading. */
export interface BodyAllowance {
  /**
   * Counts a body before it's read, so that many at once are bounded, too. Call the result with how many bytes were read:
   * what is declared and never sent, or refused unread, mustn't keep others at the same address from sending theirs. Throws
   * RATE_LIMITED.
   */
  reserve(expected: ExpectedBody): Promise<(read: number) => Promise<void>>
}

export const createBodyAllowance = (cache: Cache): BodyAllowance => ({
  async reserve({ kind, address, most, own }) {
    const units = unitsOf(most)
    const giveBack: ((units: number) => Promise<void>)[] = []
    try {
      for (const allowance of [kind === 'text' ? texts : files, own]) {
        if (allowance) giveBack.push(await reserve(cache, allowance, address, units))
      }
    } catch (error) {
      for (const each of giveBack) await each(units)
      throw error
    }
    return async (read) => {
      const unread = units - Math.min(units, unitsOf(read))
      if (unread > 0) for (const each of giveBack) await each(unread)
    }
  },
})

/** An empty body counts as well. */
const unitsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / bodyUnit))
