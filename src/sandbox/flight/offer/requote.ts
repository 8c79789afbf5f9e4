import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'
import { type FareComponent, fareComponents } from '../fare/fare-component.ts'
import { familiesOf } from '../fare/fare-families.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import { offerIn } from './itinerary-offers.ts'
import { type OfferParts, readOfferRef } from './offer-ref.ts'
import { quotingTerms } from './quoting.ts'
import { rebuiltItinerary } from './rebuilt-itinerary.ts'

export type Requoted =
  | { outcome: 'gone' }
  | {
      outcome: 'same' | 'changed'
      /** The current offer. With `same`, it's the one that was asked about. */
      offer: SupplierOffer
      parts: OfferParts
      itinerary: Itinerary
      components: FareComponent[]
    }

/**
 * Checks an offer. A quote is valid until it expires, as long as a seat of its family is left and the
 * airline hasn't changed its fare; after that it's recalculated.
 */
export async function requote(
  world: SandboxWorld,
  profile: SupplierProfile,
  offer: SupplierOffer,
): Promise<Requoted> {
  const parts = readOfferRef(offer.ref)
  const itinerary = rebuiltItinerary(parts, world.itineraries)
  if (!itinerary || (itinerary.legs[0]?.departureUtc ?? 0) < world.clock.now()) {
    return { outcome: 'gone' }
  }
  if (await world.dials.strikeGone(profile.id)) return { outcome: 'gone' }

  const struck = await world.dials.strikePrice(profile.id)
  const standing = world.dials.filed(profile.id)
  const [adult, child, infant] = parts.people
  const terms = await quotingTerms(world, profile, [itinerary])
  const components = fareComponents(itinerary)
  const families = components.flatMap(
    (component, index) =>
      familiesOf(component, parts.cabin).find(({ code }) => code === parts.families[index]) ?? [],
  )
  const fresh = offerIn(
    itinerary,
    components,
    families,
    terms({
      passengers: { adult, child, infant },
      cabin: parts.cabin,
      sliceIndex: parts.slice,
      filed: struck
        ? Math.round((parts.filed * struck) / 1000)
        : parts.stands
          ? parts.filed
          : standing,
      stands: struck !== undefined || parts.stands,
    }),
  )
  if (!fresh) return { outcome: 'gone' }

  const unmoved = struck === undefined && (parts.stands || parts.filed === standing)
  const valid = unmoved && Date.parse(offer.expiresAt) > world.clock.now()
  const same = valid || fresh.price.amount === offer.price.amount
  return {
    outcome: same ? 'same' : 'changed',
    offer: same ? offer : fresh,
    parts,
    itinerary,
    components,
  }
}
