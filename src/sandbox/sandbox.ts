import type { Hono } from 'hono'
import type { Api } from '../server/platform/http/api.ts'
import type { Platform } from '../server/platform/platform.ts'
import type { FlightSupplier } from '../server/supplier/flight-supplier.ts'
import { devWorld } from './flight/dials/dev-world-routes.ts'
import { createSandboxFlightSuppliers } from './flight/sandbox-flight-suppliers.ts'
import type { SandboxWorld } from './flight/sandbox-world.ts'
import { openSandboxGateway } from './gateway/open-sandbox-gateway.ts'
import { createIdentityProvider } from './identity-provider/identity-provider.ts'

export type { SandboxWorld }

export interface SandboxFlights {
  suppliers: FlightSupplier[]
  /** What the suppliers sell, with its settings. */
  world: SandboxWorld
  /** Shows and changes the settings, under `/dev/world`. */
  dialsPage: Hono
}

/** The embedded stand-ins. Each is created only if the server has no real one. */
export interface Sandbox {
  openFlights(): SandboxFlights
  openGateway(api: Pick<Api, 'fetch'>): ReturnType<typeof openSandboxGateway>
  /** Simulates the social providers, under `/dev/idp`. */
  openIdentityProvider(): Hono
}

/** Creates the stand-ins on the server's platform. They only know its ports. */
export function createSandbox(platform: Platform): Sandbox {
  return {
    openFlights() {
      const { suppliers, world } = createSandboxFlightSuppliers(platform)
      const { dials } = world
      dials.share(platform.devState.share('world', { read: dials.all, apply: dials.restore }))
      return { suppliers, world, dialsPage: devWorld(world) }
    },
    openGateway: (api) => openSandboxGateway(platform, api),
    openIdentityProvider: () => createIdentityProvider(platform),
  }
}
