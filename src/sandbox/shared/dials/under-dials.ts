import { setTimeout as wait } from 'node:timers/promises'
import { SupplierFailure, SupplierTimeout } from '../../../server/supplier/supplier-error.ts'
import type { Dials, FaultMode } from './dials.ts'

/** Runs a call with the latency and faults of the settings. */
export async function underDials<T, Call extends string, Time extends string>(
  { dials, profile }: { dials: Dials<Call, Time>; profile: { id: string; name: string } },
  call: Call,
  work: (fault: FaultMode | undefined) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { latencyMs } = dials.of(profile.id)
  const fault = await dials.strike(profile.id, call)
  if (latencyMs > 0) {
    // Throws the caller's own abort reason, which says more than the timer's.
    await wait(latencyMs, undefined, signal ? { signal } : {}).catch(() => undefined)
  }
  signal?.throwIfAborted()
  if (fault === 'error') throw new SupplierFailure(profile.name, call)
  if (fault === 'timeout') throw new SupplierTimeout(profile.name, call)
  const result = await work(fault)
  if (fault === 'timeout_done') throw new SupplierTimeout(profile.name, call)
  return result
}
