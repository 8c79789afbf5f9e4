import type { Baggage, Condition, Offer, PassengerType } from '../../../contract/flight/offer.ts'

/** What of an offer its conditions are. */
export type FareTerms = Pick<Offer, 'baggage' | 'refund' | 'change'>

/**
 * One thing that a fare has and another lacks.
 * - `none`: not at all; `less`: a smaller bag; `dearer`: for a higher fee
 * - `unknown`: it was sure, and of the other fare the airline doesn't say
 */
export type Loss =
  | {
      what: 'checkedBag' | 'cabinBag'
      how: 'none' | 'less' | 'unknown'
      was: Baggage
      now: Baggage
    }
  | {
      what: 'refund' | 'change'
      how: 'none' | 'dearer' | 'unknown'
      was: Condition
      now: Condition
    }

/** Returns what of the first fare's conditions the second one lacks: refund and change, then bags. */
export function lostBetween(was: FareTerms, now: FareTerms): Loss[] {
  return [
    ...(['refund', 'change'] as const).flatMap((what) => conditionLoss(what, was[what], now[what])),
    ...(['checkedBag', 'cabinBag'] as const).flatMap((what) => bagLoss(what, was, now)),
  ]
}

/**
 * Returns the journeys of one trip, counted from 0, that lack what another journey of it has. A higher fee is no lack
 * here: fees follow prices, so those of two journeys nearly always differ.
 */
export function stricterLegs(fares: readonly FareTerms[]): { leg: number; lost: Loss[] }[] {
  return fares.flatMap((fare, leg) => {
    const all = fares.flatMap((other) => lostBetween(other, fare))
    const lost = parts.flatMap((part) => {
      const found = all.filter(({ what, how }) => what === part && how !== 'dearer')
      return found.find(({ how }) => how === 'none') ?? found[0] ?? []
    })
    return lost.length > 0 ? [{ leg, lost }] : []
  })
}

const parts = ['refund', 'change', 'checkedBag', 'cabinBag'] as const

function conditionLoss(what: 'refund' | 'change', was: Condition, now: Condition): Loss[] {
  if (was.kind !== 'allowed') return []
  if (now.kind === 'not_allowed') return [{ what, how: 'none', was, now }]
  if (now.kind === 'unknown') return [{ what, how: 'unknown', was, now }]
  const isDearer =
    now.penalty.currency === was.penalty.currency && now.penalty.amount > was.penalty.amount
  return isDearer ? [{ what, how: 'dearer', was, now }] : []
}

/** Returns what the first type of traveller loses who loses anything. */
function bagLoss(what: 'checkedBag' | 'cabinBag', was: FareTerms, now: FareTerms): Loss[] {
  const types = new Set(was.baggage.map(({ type }) => type))
  for (const type of types) {
    const [before, after] = [allowance(was, type, what), allowance(now, type, what)]
    const how = before && after && bagLossOf(before, after)
    if (how) return [{ what, how, was: before, now: after }]
  }
  return []
}

function bagLossOf(was: Baggage, now: Baggage): 'none' | 'less' | 'unknown' | undefined {
  if (was.rule === 'none' || was.rule === 'unknown') return undefined
  if (now.rule === 'none' || now.rule === 'unknown') return now.rule
  return isLess(now, was) ? 'less' : undefined
}

/** Returns the smallest allowance of a journey's flights: what can be taken all the way. */
function allowance(
  { baggage }: FareTerms,
  type: PassengerType,
  what: 'checkedBag' | 'cabinBag',
): Baggage | undefined {
  const all = baggage.filter((each) => each.type === type).map((each) => each[what])
  return (
    all.find(({ rule }) => rule === 'none') ??
    all.find(({ rule }) => rule === 'unknown') ??
    all.reduce<Baggage | undefined>(
      (least, each) => (!least || isLess(each, least) ? each : least),
      undefined,
    )
  )
}

/** By weight where both tell it, else by pieces; what can't be compared is no less. */
function isLess(one: Baggage, other: Baggage): boolean {
  const [a, b] = [sizeOf(one), sizeOf(other)]
  if (a.kg !== undefined && b.kg !== undefined) return a.kg < b.kg
  return a.pieces !== undefined && b.pieces !== undefined && a.pieces < b.pieces
}

function sizeOf(baggage: Baggage): { kg?: number; pieces?: number } {
  switch (baggage.rule) {
    case 'maxperpc':
      return { kg: baggage.pieces * baggage.kgPerPiece, pieces: baggage.pieces }
    case 'pieceonly':
      return { pieces: baggage.pieces }
    case 'piece':
      return { kg: baggage.kg }
    default:
      return {}
  }
}
