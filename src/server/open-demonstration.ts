import {
  addDemonstrationOrders,
  type OrderParts,
} from './demonstration/add-demonstration-orders.ts'
import { addDeskDemonstration } from './desk/add-demonstration.ts'
import { addHeardDemonstration } from './desk/add-heard-demonstration.ts'
import type { Sandbox, SandboxFlights, SandboxGateway, SandboxHotels } from './open-sandbox.ts'
import type { Platform } from './platform/platform.ts'

/** Demo data for the desk, never added in production. */
export interface Demonstration {
  /** Adds what was written to the agency, and what staff answer with. */
  addWritten(stop?: AbortSignal): Promise<void>
  /** Adds orders, if all they are made with is the sandbox's. */
  addOrders(stop?: AbortSignal): Promise<void>
  /** Adds all of it; no orders for tests, which count their own. */
  addAll(stop: AbortSignal): Promise<void>
}

interface Parts {
  forDesk: Omit<Parameters<typeof addDeskDemonstration>[0], 'staff'>
  heard: Parameters<typeof addHeardDemonstration>[0]
  forOrders: Omit<OrderParts, 'platform' | 'staff' | 'flights' | 'gateway'> & {
    flights: SandboxFlights | undefined
    hotels: SandboxHotels | undefined
    gateway: SandboxGateway | undefined
    /** Has the reports count them soon. */
    countSoon(): Promise<void>
  }
}

/** Opens what is added for trying the desk. */
export function openDemonstration(
  platform: Platform,
  sandbox: Sandbox | undefined,
  { forDesk, heard, forOrders }: Parts,
): Demonstration {
  const { config } = platform
  const shown = config.production || !config.DEMONSTRATION ? undefined : sandbox

  async function addWritten(stop?: AbortSignal): Promise<void> {
    if (!shown) return
    await addDeskDemonstration({ ...forDesk, staff: shown.staff() }, shown.support(), stop)
    await addHeardDemonstration(heard, shown.heard(), stop)
  }

  async function addOrders(stop?: AbortSignal): Promise<void> {
    const { flights, hotels, gateway, countSoon, ...parts } = forOrders
    // Nothing is bought from others, and no mail about it leaves this machine.
    if (!shown || !flights || !hotels || !gateway || config.SMTP_URL) return
    const staff = shown.staff()
    await addDemonstrationOrders(
      { ...parts, platform, staff, flights, gateway },
      shown.orders(),
      stop,
    )
    if (!stop?.aborted) await countSoon()
  }

  return {
    addWritten,
    addOrders,
    async addAll(stop) {
      await addWritten(stop)
      if (config.NODE_ENV !== 'test') await addOrders(stop)
    },
  }
}
