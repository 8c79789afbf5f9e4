import type { HoldOutcome, HoldRequest } from '../../../server/supplier/flight-supplier.ts'
import { SupplierFailure } from '../../../server/supplier/supplier-error.ts'
import { quoteDay } from '../fare/demand.ts'
import { requote } from '../offer/requote.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import { heldOutcome } from './booking-outcome.ts'
import type { BookingRow, BookingStore } from './booking-store.ts'
import { type Quoted, wantedSeats } from './wanted-seats.ts'

/** Checks the offers and holds their seats in one booking. */
export async function hold(
  world: SandboxWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: HoldRequest,
): Promise<HoldOutcome> {
  /** What is refused now may have been held by an earlier call with this reference. */
  const refuse = async (outcome: HoldOutcome): Promise<HoldOutcome> => {
    const standing = await store.find(request.reference)
    return standing ? outcomeOf(standing) : outcome
  }

  await store.releaseExpired()
  const quoted: Quoted[] = []
  for (const offer of request.offers) {
    const each = await requote(world, profile, offer)
    if (each.outcome === 'gone') return refuse({ outcome: 'gone' })
    quoted.push(each)
  }
  checkPassengers(profile, request, quoted)
  if (quoted.some(({ outcome }) => outcome === 'changed')) {
    return refuse({ outcome: 'price_changed', offers: quoted.map(({ offer }) => offer) })
  }

  const dials = world.dials.of(profile.id)
  const heldFor = (minutes: number) => new Date(world.clock.now() + minutes * 60_000)
  const made = await store.make({
    reference: request.reference,
    carriers: [
      ...new Set(quoted.flatMap(({ components }) => components.map((c) => c.carrier.code))),
    ],
    seats: wantedSeats(quoted, quoteDay(world.clock.date())),
    sold: quoted.map(({ offer }) => ({ offer, paid: offer.price.amount })),
    passengers: request.passengers.length,
    seatsHeldUntil: heldFor(dials.seatsHeldMinutes),
    priceHeldUntil: heldFor(dials.priceHeldMinutes),
  })
  return made ? outcomeOf(made) : { outcome: 'gone' }
}

/** A reference whose booking has ended can't be held again: to its owner, the seats are gone. */
const outcomeOf = (row: BookingRow): HoldOutcome =>
  row.state === 'held' || row.state === 'issued' ? heldOutcome(row) : { outcome: 'gone' }

function checkPassengers(
  profile: SupplierProfile,
  request: HoldRequest,
  quoted: readonly Quoted[],
): void {
  for (const { parts, offer } of quoted) {
    const given = (['adult', 'child', 'infant'] as const).map(
      (type) => request.passengers.filter((passenger) => passenger.type === type).length,
    )
    if (given.join() !== parts.people.join()) {
      throw new SupplierFailure(profile.name, 'a hold for other passengers than the offer is for')
    }
    const { documents } = offer.needs
    const isShort = ({ passport, idCard }: HoldRequest['passengers'][number]) =>
      documents !== 'none' && !passport && !(documents === 'id_card' && idCard)
    if (request.passengers.some(isShort)) {
      throw new SupplierFailure(profile.name, `a hold without a ${documents} for each passenger`)
    }
  }
}
