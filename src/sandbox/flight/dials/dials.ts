import { z } from 'zod'
import type { InTurn } from '../../../server/platform/dev/shared-state.ts'
import { supplierProfiles } from '../supplier-profile.ts'

/** The calls of a supplier. */
export const supplierCalls = [
  'search',
  'searchDays',
  'reprice',
  'hold',
  'issue',
  'lookUp',
  'cancel',
  'quoteRefund',
  'searchChange',
  'change',
  'scheduleChanges',
  'acceptScheduleChange',
] as const
export type SupplierCall = (typeof supplierCalls)[number]

/**
 * `error`: reports an error, nothing is done. `timeout`: nothing is done and there's no response.
 * `timeout_done`: it's done and there's no response. `refuse`: issuing, a change or a cancellation is refused for
 * good; other calls can't be refused.
 */
export const faultModes = ['error', 'timeout', 'timeout_done', 'refuse'] as const
export type FaultMode = (typeof faultModes)[number]

const times = z.int().min(1).max(100_000).nullable().default(null)

export const faultSchema = z.object({
  mode: z.enum(faultModes),
  /** The share of calls that fail, evenly spread: 0.5 is every second one. */
  rate: z.number().min(0).max(1).default(1),
  /** How many calls fail before it ends; null for no limit. */
  times,
})

/** The calls that a supplier can refuse for good. */
const refusable: readonly SupplierCall[] = ['issue', 'change', 'cancel']

export const supplierDialsSchema = z.object({
  latencyMs: z.int().min(0).max(600_000),
  faults: z
    .partialRecord(z.enum(supplierCalls), faultSchema.nullable())
    .refine((faults) =>
      supplierCalls.every((call) => faults[call]?.mode !== 'refuse' || refusable.includes(call)),
    ),
  /** Changes fares of the next `times` offers that are re-priced or held, or of all from now on, including searches. */
  priceChange: z.object({ percent: z.number().min(-90).max(900), times }).nullable(),
  /** Returns "gone" for the next `times` offers that are re-priced or held, or for all. */
  gone: z.object({ times }).nullable(),
  seatsHeldMinutes: z.number().min(0.01).max(1440),
  priceHeldMinutes: z.number().min(0.01).max(1440),
})
export type SupplierDials = z.output<typeof supplierDialsSchema>

const supplierIds = supplierProfiles.map(({ id }) => id)

/** A change of the settings: omitted ones stay, faults are set per call, and null removes one. */
export const dialsChangeSchema = z.strictObject({
  suppliers: z
    .partialRecord(
      z.enum(supplierIds as [string, ...string[]]),
      supplierDialsSchema.partial().strict(),
    )
    .optional(),
})
export type DialsChange = z.input<typeof dialsChangeSchema>

/** The sandbox's settings, in this process; `share` makes them those of all servers. */
export type Dials = ReturnType<typeof createDials>

/** Creates the default settings: usual latencies, no faults. */
export function createDials() {
  const state = new Map<string, SupplierDials>()
  const struck = new Map<string, number>()

  function reset(): void {
    struck.clear()
    for (const profile of supplierProfiles) {
      state.set(profile.id, {
        latencyMs: profile.latencyMs,
        faults: {},
        priceChange: null,
        gone: null,
        seatsHeldMinutes: profile.seatsHeldMinutes,
        priceHeldMinutes: profile.priceHeldMinutes,
      })
    }
  }
  reset()

  function of(supplier: string): SupplierDials {
    const dials = state.get(supplier)
    if (!dials) throw new Error(`no sandbox supplier ${supplier}`)
    return dials
  }

  let inTurn: InTurn = async (change) => change()

  /** Counts a use of a setting that ends after some; returns the setting, or undefined if that was used up elsewhere. */
  const use = <T extends { times: number | null }>(
    find: () => T | null | undefined,
    end: () => void,
  ): Promise<T | undefined> =>
    inTurn(() => {
      const found = find()
      if (!found) return undefined
      if (found.times !== null && --found.times <= 0) end()
      return found
    })

  return {
    of,
    reset,
    all: (): Record<string, SupplierDials> => Object.fromEntries(state),
    /** Takes the settings over from another server. */
    restore(all: Record<string, SupplierDials>): void {
      for (const [id, dials] of Object.entries(all)) {
        for (const call of supplierCalls) {
          const [before, now] = [of(id).faults[call], dials.faults[call]]
          if (before?.mode !== now?.mode || before?.rate !== now?.rate)
            struck.delete(`${id} ${call}`)
        }
        state.set(id, dials)
      }
    },
    /** Changes that other servers have to know about go through this function from now on. */
    share(all: InTurn): void {
      inTurn = all
    },
    /** Runs a change after taking over what other servers have changed. */
    inTurn: <R>(change: () => R): Promise<R> => inTurn(change),

    /** Throws a ZodError if the change is invalid. */
    change(change: DialsChange): void {
      for (const [id, wanted] of Object.entries(dialsChangeSchema.parse(change).suppliers ?? {})) {
        if (!wanted) continue
        const dials = of(id)
        const { faults, ...others } = wanted
        for (const [dial, value] of Object.entries(others)) {
          if (value !== undefined) Object.assign(dials, { [dial]: value })
        }
        for (const call of supplierCalls) {
          const fault = faults?.[call]
          if (fault === undefined) continue
          struck.delete(`${id} ${call}`)
          if (fault === null) delete dials.faults[call]
          else dials.faults[call] = fault
        }
      }
    },

    /** Returns the fault for this call, if any, and counts the call. */
    async strike(supplier: string, call: SupplierCall): Promise<FaultMode | undefined> {
      const fault = of(supplier).faults[call]
      if (!fault) return undefined
      const key = `${supplier} ${call}`
      const due = (struck.get(key) ?? 0) + fault.rate
      struck.set(key, due >= 1 ? due - 1 : due)
      if (due < 1) return undefined
      if (fault.times === null) return fault.mode
      const faults = () => of(supplier).faults
      const used = await use(
        () => faults()[call],
        () => delete faults()[call],
      )
      return used?.mode
    },

    /** Returns whether this offer is gone, and counts it. */
    async strikeGone(supplier: string): Promise<boolean> {
      const { gone } = of(supplier)
      if (!gone || gone.times === null) return gone !== null
      const used = await use(
        () => of(supplier).gone,
        () => (of(supplier).gone = null),
      )
      return used !== undefined
    },

    /** Returns the fare that applies to everyone now, in thousandths of the filed one. */
    filed(supplier: string): number {
      const change = of(supplier).priceChange
      return change && change.times === null ? Math.round(1000 + change.percent * 10) : 1000
    },

    /** Returns the new price of this one offer in thousandths, if it changes, and counts it. */
    async strikePrice(supplier: string): Promise<number | undefined> {
      if (typeof of(supplier).priceChange?.times !== 'number') return undefined
      const used = await use(
        () => of(supplier).priceChange,
        () => (of(supplier).priceChange = null),
      )
      return used && Math.round(1000 + used.percent * 10)
    },
  }
}
