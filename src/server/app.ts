import { Hono } from 'hono'
import { openAffiliates } from './affiliate/open-affiliates.ts'
import type { PostToAffiliate } from './affiliate/post-back.ts'
import { createBookingEngine } from './booking-engine.ts'
import { mountCareer } from './career/routes.ts'
import { supportEmail } from './config.ts'
import { createContentService } from './content/content-service.ts'
import { mountContent } from './content/routes.ts'
import { createTermsBook } from './content/terms-book.ts'
import { addStaffDeals, createDealBook } from './deal/staff-deal-store.ts'
import { mountDeskApplications } from './desk/application/routes.ts'
import { mountDeskContents } from './desk/content/routes.ts'
import { mountDeskImages } from './desk/image/routes.ts'
import { mountDeskLog } from './desk/log/routes.ts'
import { mountDesk } from './desk/mount-desk.ts'
import { mountDeskProperties } from './desk/property/routes.ts'
import { mountRecords } from './desk/record/routes.ts'
import { mountReports } from './desk/report/routes.ts'
import { mountDeskTickets } from './desk/ticket/routes.ts'
import { openDeskOrders } from './desk-orders.ts'
import { mountFaq } from './faq/routes.ts'
import { flagBook } from './feature/flag-book-store.ts'
import { mountFeatures } from './feature/routes.ts'
import { mountFeedback } from './feedback/routes.ts'
import { withSearchKey } from './flight/search/search-key.ts'
import { drawingAddress } from './image/image-service.ts'
import { mountImages } from './image/routes.ts'
import { mountLinks } from './link/routes.ts'
import { mountMembers } from './member/mount-members.ts'
import { addMessages, messageBook } from './message/message-book-store.ts'
import { mountMessages } from './message/routes.ts'
import { mountNewsletter } from './newsletter/routes.ts'
import { type Demonstration, openDemonstration } from './open-demonstration.ts'
import {
  type HotelWorld,
  openSandbox,
  type SandboxGateway,
  type SandboxWorld,
} from './open-sandbox.ts'
import type { OrderService } from './order/order-service.ts'
import type { Product } from './order/product.ts'
import { personalDataParts } from './personal-data-parts.ts'
import { createKnownPlaces } from './place/known-places.ts'
import { mountPlaces } from './place/routes.ts'
import { devClock } from './platform/dev/dev-clock.ts'
import { devOutbox } from './platform/dev/dev-outbox.ts'
import { type Api, createApi } from './platform/http/api.ts'
import { createBodyAllowance } from './platform/http/body-allowance.ts'
import type { Platform } from './platform/platform.ts'
import { mountPrivacy } from './privacy/routes.ts'
import { createPromoBook } from './promo/promo-book-store.ts'
import { addPromos } from './promo/promo-store.ts'
import { type PostPush, postPush } from './push/post-push.ts'
import { pushKey } from './push/push-key.ts'
import { createPushService, type PushService } from './push/push-service.ts'
import { sealAgainHourly } from './seal-again.ts'
import { mountSitemap } from './sitemap/routes.ts'
import type { HotelSupplier } from './supplier/hotel-supplier.ts'
import { openSuppliers } from './supplier/open-suppliers.ts'
import { phoneBook } from './support/phone-book-store.ts'
import { replyBook } from './support/reply-book-store.ts'
import { mountSupport } from './support/routes.ts'
import { mountTickets } from './support/ticket/routes.ts'
import { mountTracking } from './tracking/routes.ts'
import { createMailDomains, withExamples } from './traveller/find-mail-domain.ts'
import { mountTravellers } from './traveller/routes.ts'
import type { FindMailDomain } from './traveller/verify-email.ts'

export interface App {
  api: Api
  orders: OrderService
  push: PushService
  /** What stands under `/dev` where the sandbox is on. */
  dev: Hono
  /** Pages of embedded parts that stand in for outside ones, by their path. */
  embedded: Record<string, Hono>
  /** Makes a page's call of the front API known as the site's own. */
  fromPage(request: Request): Promise<Request>
  /** The world of the sandbox suppliers, with its dials. */
  world: SandboxWorld | undefined
  /** The world of the sandbox's hotels. */
  hotels: HotelWorld | undefined
  /** The sandbox's gateway. */
  gateway: SandboxGateway | undefined
  /** Prepares what takes seconds, once the server answers. */
  warmUp(): void
  /** What the desk shows to whoever tries it. */
  demonstration: Demonstration
}

/** What tests put beside or in place of what is configured. */
export interface Instead {
  /** Sold beside those of the registry. */
  moreProducts?: readonly Product[]
  /** In place of those that are configured. */
  hotelSuppliers?: readonly HotelSupplier[]
  /** In place of asking name servers. */
  findMailDomain?: FindMailDomain
  /** In place of posting to push services. */
  postPush?: PostPush
  /** In place of posting to affiliates, the sandbox's excepted. */
  postToAffiliate?: PostToAffiliate
}

/** Builds the modules on the platform and mounts their calls: the one place that knows them all. */
export async function createApp(platform: Platform, instead: Instead = {}): Promise<App> {
  const { cache, config, idempotency, signer, clock, log, metrics, version } = platform
  const api = createApi({
    bodies: createBodyAllowance(cache),
    idempotency,
    signer,
    clock,
    log,
    metrics,
    version,
    secure: config.production,
    publicOrigin: config.PUBLIC_ORIGIN,
    strict: config.NODE_ENV === 'test',
  })
  mountPlaces(api, platform)
  mountTracking(api, platform)
  mountLinks(api, platform)
  mountFeatures(api, platform)
  mountMessages(api, platform)
  const asked = createMailDomains()
  const findMailDomain = instead.findMailDomain ?? (config.SANDBOX ? withExamples(asked) : asked)
  mountSupport(api, platform)
  mountTravellers(api, platform, findMailDomain)
  mountNewsletter(api, platform, findMailDomain)
  const feedback = mountFeedback(api, platform)
  const dev = new Hono()
  dev.route('/clock', devClock(platform))
  dev.route('/outbox', devOutbox(platform))
  const sandbox = await openSandbox(platform)
  const images = mountImages(api, platform)
  const terms = createTermsBook(platform)
  const content = await mountContent(api, platform, terms, sandbox?.content(drawingAddress))
  const applications = mountCareer(api, platform, content)
  mountFaq(api, platform, content)
  mountSitemap(api, platform, { content, terms })
  await addMessages(platform.db, sandbox?.messages(drawingAddress) ?? [])
  await addPromos(platform.db, sandbox?.promos() ?? [])
  await addStaffDeals(platform.db, sandbox?.deals() ?? [])
  const {
    suppliers,
    hotelSuppliers,
    embedded: flights,
    embeddedHotels: hotels,
  } = openSuppliers(platform, sandbox)
  sealAgainHourly(platform)
  const push = createPushService({
    ...platform,
    key: pushKey(config.PUSH_KEY, signer),
    contact: `mailto:${supportEmail(config)}`,
    post: instead.postPush ?? postPush,
    isSignedIn: (signInId) => members.isStanding(signInId),
  })
  const partner = sandbox?.openAffiliate()
  if (partner) dev.route('/affiliate', partner.pages)
  const { conversions, book: affiliateBook } = await openAffiliates(platform, {
    standIn: partner,
    post: instead.postToAffiliate,
    findOrder: (id) => orders.byId(id),
  })
  const settings = sandbox?.openSettings()
  if (settings) dev.route('/world', settings)
  const { orders, owners, embedded, sandboxGateway, forDesk, destinations, properties, warmUp } =
    createBookingEngine(platform, api, {
      suppliers,
      hotelSuppliers: instead.hotelSuppliers ?? hotelSuppliers,
      sandbox,
      push,
      conversions,
      terms,
      moreProducts: instead.moreProducts ?? [],
    })
  const tickets = mountTickets(api, platform, { orders, owners })
  const identityProvider = sandbox?.openIdentityProvider()
  if (identityProvider) dev.route('/idp', identityProvider)
  const desk = await mountDesk(api, platform, sandbox?.staff())
  const { byHand, money } = openDeskOrders(api, platform, desk, forDesk)
  const places = createKnownPlaces(destinations.find)
  const records = mountRecords(api, platform, desk, {
    flag: flagBook,
    phone: phoneBook,
    reply: replyBook,
    message: messageBook,
    promo: createPromoBook((slug) => createContentService(platform).has('campaign', slug)),
    deal: createDealBook(places),
    affiliate: affiliateBook,
  })
  mountDeskContents(api, platform, desk, places)
  mountDeskApplications(api, platform, desk)
  mountDeskImages(api, platform, desk, { images, messages: messageBook })
  mountDeskProperties(api, platform, desk, { images, ...properties })
  const { countSoon } = mountReports(api, platform)
  const deskTickets = mountDeskTickets(api, platform, desk)
  mountDeskLog(api, platform, desk)
  const members = mountMembers(platform, { api, orders, owners, identityProvider })
  mountPrivacy(api, platform, { members, parts: personalDataParts(platform, orders) })
  const fromPage = withSearchKey(signer)
  const demonstration = openDemonstration(platform, sandbox, {
    forDesk: { records, tickets, desk: deskTickets },
    heard: { applications, feedback, idempotency },
    forOrders: {
      api,
      fromPage,
      orders,
      tickets,
      byHand,
      money,
      countSoon,
      flights,
      hotels,
      gateway: sandboxGateway,
    },
  })
  return {
    api,
    orders,
    push,
    dev,
    embedded,
    fromPage,
    warmUp() {
      warmUp()
      platform.background.run(() => images.addDrawings(sandbox?.drawings() ?? []))
      platform.background.run(demonstration.addAll)
    },
    demonstration,
    world: flights?.world,
    hotels: hotels?.world,
    gateway: sandboxGateway,
  }
}
