import { onTestFinished, vi } from 'vitest'

/**
 * Stops the clocks of this process until the test ends, so that two readings of one are the same however long the machine takes in
 * between. A test that moves a clock still does.
 */
export function holdClocks(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
