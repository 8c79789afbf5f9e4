import type { Baggage, Condition, Offer, PassengerType } from '../../../contract/flight/offer.ts'

/** The parts of an offer that are its conditions. */
export type FareTerms = Pick<Offer, 'baggage' | 'refund' | 'change'>

/**
 * Something that one fare includes and another lacks.
 * - `none`: not at all; `less`: a smaller bag; `dearer`: for a higher fee
 * - `unknown`: one fare includes it, and for the other the airline doesn't say
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

/** Returns which of the first fare's conditions the second one lacks: refund and change, then bags. */
export function lostBetween(was: FareTerms, now: FareTerms): Loss[] {
  return [
    ...(['refund', 'change'] as const).flatMap((what) => conditionLoss(what, was[what], now[what])),
    ...(['checkedBag', 'cabinBag'] as const).flatMap((what) => bagLoss(what, was, now)),
  ]
}

/**
 * Returns the journeys of one trip, counted from 0, that lack what another journey of it includes. A higher fee
 * doesn't count here: fees are relative to prices, so they nearly always differ.
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

/** Returns the loss of the first traveller type that has one. */
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

/** Returns the smallest allowance of a journey's flights, which is what can be taken all the way. */
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

/** Compares by weight if both have it, otherwise by pieces; incomparable allowances aren't less. */
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
