import { z } from 'zod'
import type { InTurn } from '../../../server/platform/dev/shared-state.ts'

/**
 * `error`: reports an error, nothing is done. `timeout`: nothing is done and there's no response.
 * `timeout_done`: it's done and there's no response. `refuse`: a call that confirms, changes or cancels is refused for
 * good; other calls can't be refused.
 */
export const faultModes = ['error', 'timeout', 'timeout_done', 'refuse'] as const
export type FaultMode = (typeof faultModes)[number]

const times = z.int().min(1).max(100_000).nullable().default(null)

const faultSchema = z.object({
  mode: z.enum(faultModes),
  /** The share of calls that fail, evenly spread: 0.5 is every second one. */
  rate: z.number().min(0).max(1).default(1),
  /** How many calls fail before it ends; null for no limit. */
  times,
})
type Fault = z.output<typeof faultSchema>

/** The settings of one supplier; `Time` are how long it keeps things, in minutes. */
export type SupplierDials<Call extends string = string, Time extends string = never> = {
  latencyMs: number
  faults: Partial<Record<Call, Fault | null>>
  /** Changes prices of the next `times` offers that are re-priced or held, or of all from now on, including searches. */
  priceChange: { percent: number; times: number | null } | null
  /** Returns "gone" for the next `times` offers that are re-priced or held, or for all. */
  gone: { times: number | null } | null
} & { [name in Time]: number }

/** What can be set for suppliers of a kind. */
export interface DialsKind<Call extends string, Time extends string> {
  calls: readonly Call[]
  /** The calls that a supplier can refuse for good. */
  refusable: readonly Call[]
  times: readonly Time[]
  suppliers: readonly ({ id: string; latencyMs: number } & { readonly [name in Time]?: number })[]
}

/** Suppliers that don't keep anything have this. */
const noTime = 30

function supplierSchema({ calls, refusable, times: names }: DialsKind<string, string>) {
  const shape = {
    latencyMs: z.int().min(0).max(600_000),
    faults: z
      .partialRecord(z.enum(calls as [string, ...string[]]), faultSchema.nullable())
      .refine((faults) =>
        calls.every((call) => faults[call]?.mode !== 'refuse' || refusable.includes(call)),
      ),
    priceChange: z.object({ percent: z.number().min(-90).max(900), times }).nullable(),
    gone: z.object({ times }).nullable(),
  }
  const minutes = Object.fromEntries(names.map((name) => [name, z.number().min(0.01).max(1440)]))
  return z.strictObject({ ...shape, ...minutes }).partial()
}

type FaultInput = z.input<typeof faultSchema>

/** A change of the settings: omitted ones stay, faults are set per call, and null removes one. */
export interface DialsChange<Call extends string = string, Time extends string = never> {
  suppliers?: Record<
    string,
    {
      latencyMs?: number | undefined
      faults?: Partial<Record<Call, FaultInput | null>> | undefined
      priceChange?: { percent: number; times?: number | null } | null | undefined
      gone?: { times?: number | null } | null | undefined
    } & { [name in Time]?: number }
  >
}

/** The settings of a kind of suppliers, in this process; `share` makes them those of all servers. */
export type Dials<Call extends string = string, Time extends string = never> = ReturnType<
  typeof createDials<Call, Time>
>

/** Creates the default settings: usual latencies, no faults. */
export function createDials<Call extends string, Time extends string>(kind: DialsKind<Call, Time>) {
  const { calls, suppliers } = kind
  const ids = suppliers.map(({ id }) => id)
  const schema = supplierSchema(kind)
  /** A supplier's settings, by its id. */
  const shape = Object.fromEntries(ids.map((id) => [id, schema.optional()]))
  const state = new Map<string, SupplierDials<Call, Time>>()
  const struck = new Map<string, number>()

  function reset(): void {
    struck.clear()
    for (const supplier of suppliers) {
      const { id, latencyMs } = supplier
      const minutes = Object.fromEntries(kind.times.map((name) => [name, supplier[name] ?? noTime]))
      const dials = { latencyMs, faults: {}, priceChange: null, gone: null, ...minutes }
      state.set(id, dials as unknown as SupplierDials<Call, Time>)
    }
  }
  reset()

  function of(supplier: string): SupplierDials<Call, Time> {
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
    calls,
    shape,
    of,
    reset,
    all: (): Record<string, SupplierDials<Call, Time>> => Object.fromEntries(state),
    /** Takes the settings over from another server. */
    restore(all: Record<string, SupplierDials<Call, Time>>): void {
      for (const [id, dials] of Object.entries(all)) {
        for (const call of calls) {
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
    change(change: DialsChange<Call, Time>): void {
      const wanted = z.strictObject(shape).parse(change.suppliers ?? {})
      for (const [id, { faults = {}, ...others } = {}] of Object.entries(wanted)) {
        const dials = of(id)
        for (const [dial, value] of Object.entries(others)) {
          if (value !== undefined) Object.assign(dials, { [dial]: value })
        }
        for (const call of calls) {
          const fault = faults[call]
          if (fault === undefined) continue
          struck.delete(`${id} ${call}`)
          if (fault === null) delete dials.faults[call]
          else dials.faults[call] = fault
        }
      }
    },

    /** Returns the fault for this call, if any, and counts the call. */
    async strike(supplier: string, call: Call): Promise<FaultMode | undefined> {
      const fault = of(supplier).faults[call]
      if (!fault) return undefined
      const key = `${supplier} ${call}`
      const due = (struck.get(key) ?? 0) + fault.rate
      struck.set(key, due >= 1 ? due - 1 : due)
      if (due < 1) return undefined
      if (fault.times === null) return fault.mode
      const faults = () => of(supplier).faults
      const used = await use<Fault>(
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
        () => {
          of(supplier).gone = null
        },
      )
      return used !== undefined
    },

    /** Returns the price that applies to everyone now, in thousandths of the ordinary one. */
    filed(supplier: string): number {
      const change = of(supplier).priceChange
      return change && change.times === null ? Math.round(1000 + change.percent * 10) : 1000
    },

    /** Returns the new price of this one offer in thousandths, if it changes, and counts it. */
    async strikePrice(supplier: string): Promise<number | undefined> {
      if (typeof of(supplier).priceChange?.times !== 'number') return undefined
      const used = await use(
        () => of(supplier).priceChange,
        () => {
          of(supplier).priceChange = null
        },
      )
      return used && Math.round(1000 + used.percent * 10)
    },
  }
}
