import type { OutsideCall } from '../../contract/desk/order/outside-call.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { createCallRecorder, sweepCalls } from './call-recorder.ts'
import { callsAbout } from './outside-call-store.ts'
import { createWatchPorts, type WatchPorts } from './watched-ports.ts'

/** Starts recording calls to suppliers and gateways, and returns what wraps their ports. */
export function openOutsideCalls(
  platform: Pick<Platform, 'db' | 'jobs' | 'clock' | 'log' | 'background'>,
): WatchPorts {
  sweepCalls(platform)
  return createWatchPorts(platform, createCallRecorder(platform))
}

/** Returns the recorded calls with these references of ours, oldest first. */
export type CallRecords = (references: readonly string[]) => Promise<OutsideCall[]>

export const createCallRecords =
  ({ db }: { db: Database }): CallRecords =>
  async (references) => {
    const rows = references.length === 0 ? [] : await callsAbout(db, references)
    return rows.map(({ id: _, at, ...call }) => ({ ...call, at: at.toISOString() }))
  }
