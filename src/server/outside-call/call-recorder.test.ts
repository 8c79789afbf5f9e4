import { describe, expect, test, vi } from 'vitest'
import { patience } from '../../../test/support/patience.ts'
import { createBackground } from '../platform/jobs/background.ts'
import type { FlightSupplier } from '../supplier/flight-supplier.ts'
import { SupplierTimeout } from '../supplier/supplier-error.ts'
import { createCallRecorder } from './call-recorder.ts'
import type { OutsideCallRow } from './outside-call-store.ts'
import { createWatchPorts } from './watched-ports.ts'

const log = { warn: vi.fn(), error: vi.fn() } as never
const clock = { date: () => new Date('2026-03-01T10:00:00Z') } as never
const db = undefined as never

function open(store: (calls: readonly OutsideCallRow[]) => Promise<void>) {
  const background = createBackground(log)
  return { background, recorder: createCallRecorder({ db, log, background, store }) }
}

const supplier = {
  id: 'meridian',
  name: 'Meridian',
  issue: async () => ({ outcome: 'issued', tickets: [] }),
  cancel: async () => {
    throw new SupplierTimeout('Meridian', 'cancel')
  },
  scheduleChanges: async () => [],
  reprice: async () => ({ outcome: 'same' }),
  acceptScheduleChange: async () => ({ outcome: 'over' }),
} as unknown as FlightSupplier

describe('a watched port', () => {
  test('answers as before, and its calls about bookings are stored when the server stops', async () => {
    const stored: OutsideCallRow[] = []
    const { background, recorder } = open(async (calls) => void stored.push(...calls))
    const watched = createWatchPorts({ clock, log }, recorder).flight(supplier)
    expect(await watched.issue('R1')).toEqual({ outcome: 'issued', tickets: [] })
    await expect(watched.cancel('R1')).rejects.toThrow(SupplierTimeout)
    await watched.reprice({} as never)
    await watched.scheduleChanges()
    await watched.acceptScheduleChange('change')
    await watched.acceptScheduleChange('change', 'R2')
    expect(watched.onScheduleChange).toBeUndefined()
    expect(stored).toEqual([])
    await background.stop()
    const call = { at: new Date('2026-03-01T10:00:00Z'), kind: 'supplier', name: 'meridian' }
    expect(stored).toEqual([
      {
        ...call,
        operation: 'issue',
        reference: 'R1',
        outcome: 'done',
        code: 'issued',
        milliseconds: expect.any(Number),
      },
      {
        ...call,
        operation: 'cancel',
        reference: 'R1',
        outcome: 'timed_out',
        code: null,
        milliseconds: expect.any(Number),
      },
      {
        ...call,
        operation: 'accept-schedule-change',
        reference: 'R2',
        outcome: 'refused',
        code: 'over',
        milliseconds: expect.any(Number),
      },
    ])
  })

  test('works while nothing can be recorded', async () => {
    const recorder = {
      add() {
        throw new Error('broken')
      },
    }
    const watched = createWatchPorts({ clock, log }, recorder).flight(supplier)
    expect(await watched.issue('R1')).toEqual({ outcome: 'issued', tickets: [] })
    await expect(watched.cancel('R1')).rejects.toThrow(SupplierTimeout)
  })
})

test('what can’t be stored is tried again a second later', async () => {
  const stored: OutsideCallRow[] = []
  let tries = 0
  const { background, recorder } = open(async (calls) => {
    tries += 1
    if (tries === 1) throw new Error('the database is away')
    stored.push(...calls)
  })
  const watched = createWatchPorts({ clock, log }, recorder).flight(supplier)
  await watched.issue('R1')
  await vi.waitFor(() => expect(stored).toHaveLength(1), { timeout: patience() })
  expect(tries).toBe(2)
  await background.stop()
})
