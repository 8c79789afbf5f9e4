import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Platform } from './platform/platform.ts'

export type {
  HotelWorld,
  Sandbox,
  SandboxFlights,
  SandboxGateway,
  SandboxHotels,
  SandboxWorld,
} from '../sandbox/sandbox.ts'

/**
 * Loads the embedded stand-ins where `SANDBOX` is on; elsewhere their code is not even read. No other
 * file of the server imports from `src/sandbox`.
 */
export async function openSandbox(platform: Platform): Promise<Sandbox | undefined> {
  if (!platform.config.SANDBOX) return undefined
  const { createSandbox } = await import('../sandbox/sandbox.ts')
  return createSandbox(platform)
}
