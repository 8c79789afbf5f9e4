import type { Hono } from 'hono'
import type { StaffDeal } from '../contract/deal/staff-deal.ts'
import type { DemonstrationConversation } from '../contract/desk/demonstration-conversation.ts'
import type {
  DemonstrationApplication,
  DemonstrationFeedback,
} from '../contract/desk/demonstration-heard.ts'
import type { DemonstrationOrder } from '../contract/desk/demonstration-order.ts'
import type { DemonstrationStaff } from '../contract/desk/demonstration-staff.ts'
import type { RecordValue } from '../contract/desk/records.ts'
import type { PromoCode } from '../contract/promo/promo-code.ts'
import type { Api } from '../server/platform/http/api.ts'
import type { Platform } from '../server/platform/platform.ts'
import type { FlightSupplier } from '../server/supplier/flight-supplier.ts'
import type { HotelSupplier } from '../server/supplier/hotel-supplier.ts'
import { openAffiliate } from './affiliate/open-affiliate.ts'
import { demonstrationArticles } from './content/demonstration-articles.ts'
import { demonstrationCampaigns, drawnForCampaigns } from './content/demonstration-campaigns.ts'
import { demonstrationDeals } from './content/demonstration-deals.ts'
import { demonstrationIssues } from './content/demonstration-issues.ts'
import { demonstrationJobs } from './content/demonstration-jobs.ts'
import { demonstrationMessages, drawnForMessages } from './content/demonstration-messages.ts'
import { demonstrationPromos } from './content/demonstration-promos.ts'
import { demonstrationConversations } from './desk/demonstration-conversations.ts'
import { demonstrationApplications, demonstrationFeedback } from './desk/demonstration-heard.ts'
import { demonstrationOrders } from './desk/demonstration-orders.ts'
import { demonstrationPhones } from './desk/demonstration-phones.ts'
import { demonstrationReplies } from './desk/demonstration-replies.ts'
import { demonstrationStaff } from './desk/demonstration-staff.ts'
import { flightPart } from './flight/dev-world-part.ts'
import { createSandboxFlightSuppliers } from './flight/sandbox-flight-suppliers.ts'
import type { SandboxWorld } from './flight/sandbox-world.ts'
import { openSandboxGateway } from './gateway/open-sandbox-gateway.ts'
import type { SandboxGateway } from './gateway/sandbox-gateway.ts'
import { hotelPart } from './hotel/dev-world-part.ts'
import type { HotelWorld } from './hotel/hotel-world.ts'
import { createSandboxHotelSuppliers } from './hotel/sandbox-hotel-suppliers.ts'
import { createIdentityProvider } from './identity-provider/identity-provider.ts'
import type { DevWorldPart } from './shared/dials/dev-world-part.ts'
import { devWorld } from './shared/dials/dev-world-routes.ts'

export type { HotelWorld, SandboxGateway, SandboxWorld }

export interface SandboxFlights {
  suppliers: FlightSupplier[]
  /** What the suppliers sell, with its settings. */
  world: SandboxWorld
}

export interface SandboxHotels {
  suppliers: HotelSupplier[]
  world: HotelWorld
}

type AddressOf = (svg: string) => string

/** The embedded stand-ins. Each is created only if the server has no real one. */
export interface Sandbox {
  openFlights(): SandboxFlights
  openHotels(): SandboxHotels
  /** Shows and changes the settings of what was opened, under `/dev/world`; undefined if that has none. */
  openSettings(): Hono | undefined
  openGateway(api: Pick<Api, 'fetch'>): ReturnType<typeof openSandboxGateway>
  /** Simulates the social providers, under `/dev/idp`. */
  openIdentityProvider(): Hono
  /** A partner that orders are posted back to, with what it got under `/dev/affiliate`. */
  openAffiliate(): ReturnType<typeof openAffiliate>
  /** Accounts for trying the desk. */
  staff(): readonly DemonstrationStaff[]
  /** Written documents to show. `addressOf`: where a drawing is, once it's stored as an image. */
  content(
    addressOf: AddressOf,
  ): readonly (
    | ReturnType<typeof demonstrationCampaigns>[number]
    | (typeof demonstrationArticles)[number]
    | ReturnType<typeof demonstrationJobs>[number]
    | (typeof demonstrationIssues)[number]
  )[]
  /** In-app messages to show. */
  messages(addressOf: AddressOf): ReturnType<typeof demonstrationMessages>
  /** What they show, as SVG, to be stored as images. */
  drawings(): readonly string[]
  /** Promo codes to try. */
  promos(): PromoCode[]
  /** Decisions about found prices to try. */
  deals(): readonly StaffDeal[]
  /** Support's phones and saved replies, and what was written to it, for trying the desk. */
  support(): {
    phones: readonly RecordValue<'phone'>[]
    replies: readonly RecordValue<'reply'>[]
    conversations: readonly DemonstrationConversation[]
  }
  /** Orders, and the visits that they come from, for trying the desk. */
  orders(): readonly DemonstrationOrder[]
  /** Applications for jobs and feedback, for trying the desk. */
  heard(): {
    applications: readonly DemonstrationApplication[]
    feedback: readonly DemonstrationFeedback[]
  }
}

/** Creates the stand-ins on the server's platform. They only know its ports. */
export function createSandbox(platform: Platform): Sandbox {
  const parts: DevWorldPart[] = []

  function share(name: string, part: DevWorldPart): void {
    const { dials } = part
    dials.share(platform.devState.share(name, { read: dials.all, apply: dials.restore }))
    parts.push(part)
  }

  return {
    openFlights() {
      const flights = createSandboxFlightSuppliers(platform)
      share('world', flightPart(flights.world))
      return flights
    },
    openHotels() {
      const hotels = createSandboxHotelSuppliers(platform)
      share('hotels', hotelPart(hotels.world))
      return hotels
    },
    openSettings: () => (parts.length > 0 ? devWorld(parts) : undefined),
    openGateway: (api) => openSandboxGateway(platform, api),
    openIdentityProvider: () => createIdentityProvider(platform),
    openAffiliate: () => openAffiliate(platform),
    staff: () => demonstrationStaff,
    content: (addressOf) => {
      const now = platform.clock.now()
      return [
        ...demonstrationCampaigns(now, addressOf),
        ...demonstrationArticles,
        ...demonstrationJobs(now),
        ...demonstrationIssues,
      ]
    },
    messages: demonstrationMessages,
    drawings: () => [...drawnForCampaigns, ...drawnForMessages],
    promos: () => demonstrationPromos(platform.clock.now()),
    deals: () => demonstrationDeals,
    support: () => ({
      phones: demonstrationPhones,
      replies: demonstrationReplies,
      conversations: demonstrationConversations,
    }),
    orders: () => demonstrationOrders,
    heard: () => ({
      applications: demonstrationApplications,
      feedback: demonstrationFeedback,
    }),
  }
}
