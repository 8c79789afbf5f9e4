import { z } from 'zod'
import { supplierProfiles } from '../supplier-profile.ts'

/** What a caller of a supplier may ask. */
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
 * `error`: answers that it cannot, nothing is done. `timeout`: nothing is done and nobody is told.
 * `timeout_done`: it is done and nobody is told. `refuse`: an issue is refused for good, and so is a
 * change or giving tickets back; other calls know no refusal.
 */
export const faultModes = ['error', 'timeout', 'timeout_done', 'refuse'] as const
export type FaultMode = (typeof faultModes)[number]

const times = z.int().min(1).max(100_000).nullable().default(null)

export const faultSchema = z.object({
  mode: z.enum(faultModes),
  /** The share of calls it strikes, evenly spread: 0.5 is every second one. */
  rate: z.number().min(0).max(1).default(1),
  /** How many calls it strikes before it is over; null: until changed. */
  times,
})

export const supplierDialsSchema = z.object({
  latencyMs: z.int().min(0).max(60_000),
  faults: z.partialRecord(z.enum(supplierCalls), faultSchema.nullable()),
  /** Re-files fares: for the next `times` offers re-priced or held, or all from now on, searches too. */
  priceChange: z.object({ percent: z.number().min(-90).max(900), times }).nullable(),
  /** Answers "gone" to the next `times` offers re-priced or held, or all. */
  gone: z.object({ times }).nullable(),
  seatsHeldMinutes: z.number().min(0.01).max(1440),
  priceHeldMinutes: z.number().min(0.01).max(1440),
})
export type SupplierDials = z.output<typeof supplierDialsSchema>

const supplierIds = supplierProfiles.map(({ id }) => id)

/** A change of dials: what is left out stays, faults are set call by call, null takes one away. */
export const dialsChangeSchema = z.strictObject({
  suppliers: z
    .partialRecord(
      z.enum(supplierIds as [string, ...string[]]),
      supplierDialsSchema.partial().strict(),
    )
    .optional(),
})
export type DialsChange = z.input<typeof dialsChangeSchema>

/** The sandbox world's dials, kept in memory. */
export type Dials = ReturnType<typeof createDials>

/** Dials at rest: usual latencies, nothing fails. */
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

  return {
    of,
    reset,
    all: () => Object.fromEntries(state),

    /** Throws a ZodError for a change that is none. */
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

    /** The fault that strikes this call, if one does; counts the call. */
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
      }
      return fault.mode
    },

    /** Whether this offer is to be gone; counts it. */
    strikeGone(supplier: string): boolean {
      const dials = of(supplier)
      if (!dials.gone) return false
      if (dials.gone.times !== null && --dials.gone.times <= 0) dials.gone = null
      return true
    },

    /** Thousandths of the fare as filed from now on, for everyone. */
    filed(supplier: string): number {
      const change = of(supplier).priceChange
      return change && change.times === null ? Math.round(1000 + change.percent * 10) : 1000
    },

    /** Thousandths by which this one offer is to change, if it is; counts it. */
    strikePrice(supplier: string): number | undefined {
      const dials = of(supplier)
      const change = dials.priceChange
      if (!change || change.times === null) return undefined
      change.times -= 1
      if (change.times <= 0) dials.priceChange = null
      return Math.round(1000 + change.percent * 10)
    },
  }
}
