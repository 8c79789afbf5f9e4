import { z } from 'zod'
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

/** The sandbox's settings, kept in memory. */
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

  let onStrike = () => {}
  return {
    of,
    reset,
    all: (): Record<string, SupplierDials> => Object.fromEntries(state),
    /** Takes the settings over from another process. */
    restore(all: Record<string, SupplierDials>): void {
      for (const [id, dials] of Object.entries(all)) state.set(id, dials)
    },
    /** Calls the function whenever a call has used up one of a setting's times. */
    onStrike(tell: () => void): void {
      onStrike = tell
    },

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
    strike(supplier: string, call: SupplierCall): FaultMode | undefined {
      const dials = of(supplier)
      const fault = dials.faults[call]
      if (!fault) return undefined
      const key = `${supplier} ${call}`
      const due = (struck.get(key) ?? 0) + fault.rate
      struck.set(key, due >= 1 ? due - 1 : due)
      if (due < 1) return undefined
      if (fault.times !== null) {
        fault.times -= 1
        if (fault.times <= 0) delete dials.faults[call]
        onStrike()
      }
      return fault.mode
    },

    /** Returns whether this offer is gone, and counts it. */
    strikeGone(supplier: string): boolean {
      const dials = of(supplier)
      if (!dials.gone) return false
      if (dials.gone.times !== null) {
        if (--dials.gone.times <= 0) dials.gone = null
        onStrike()
      }
      return true
    },

    /** Returns the fare that applies to everyone now, in thousandths of the filed one. */
    filed(supplier: string): number {
      const change = of(supplier).priceChange
      return change && change.times === null ? Math.round(1000 + change.percent * 10) : 1000
    },

    /** Returns the new price of this one offer in thousandths, if it changes, and counts it. */
    strikePrice(supplier: string): number | undefined {
      const dials = of(supplier)
      const change = dials.priceChange
      if (!change || change.times === null) return undefined
      change.times -= 1
      if (change.times <= 0) dials.priceChange = null
      onStrike()
      return Math.round(1000 + change.percent * 10)
    },
  }
}
