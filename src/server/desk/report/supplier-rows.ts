import type { getSuppliersReport } from '../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type { ReservationState } from '../../../contract/order/order.ts'
import type { Answers } from './supplier-answer-store.ts'

type Report = ResultOf<typeof getSuppliersReport>
type Counted = Exclude<keyof Report['reservations'][number], 'product' | 'supplier'>

/** What the report says of a reservation in a state. */
const countedAs: Record<ReservationState, Counted> = {
  draft: 'open',
  reserving: 'open',
  held: 'open',
  quoted: 'open',
  confirming: 'open',
  confirmed: 'confirmed',
  unknown: 'unknown',
  expired: 'expired',
  failed: 'failed',
  changing: 'confirmed',
  cancelling: 'confirmed',
  cancelled: 'cancelled',
}

/** Returns the sum of a property. */
export const sumOf = <Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number => rows.reduce((sum, row) => sum + row[name], 0)

export const isAnswer = ({ outcome }: Pick<Answers, 'outcome'>): boolean => outcome === 'answered'

/** Returns how each supplier answered each kind of search. */
export function searchesIn(answers: readonly Answers[]): Report['searches'] {
  const bySupplier = Map.groupBy(answers, ({ search, supplier }) => `${search} ${supplier}`)
  return [...bySupplier.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const countOf = (outcome: Answers['outcome']) =>
      sumOf(
        same.filter((each) => each.outcome === outcome),
        'count',
      )
    const answered = countOf('answered')
    const time = sumOf(same.filter(isAnswer), 'milliseconds')
    return [
      {
        search: first.search,
        supplier: first.supplier,
        answered,
        failed: countOf('failed'),
        timedOut: countOf('timed_out'),
        answeredIn: answered > 0 ? Math.round(time / answered) : null,
      },
    ]
  })
}

/** Returns what became of the reservations with each supplier. */
export function reservationsIn(
  found: readonly { product: string; supplier: string; state: ReservationState; count: number }[],
): Report['reservations'] {
  const bySupplier = Map.groupBy(found, ({ product, supplier }) => `${product} ${supplier}`)
  return [...bySupplier.entries()].sort().flatMap(([, same]) => {
    const [first] = same
    if (!first) return []
    const { product, supplier } = first
    const row = { confirmed: 0, failed: 0, unknown: 0, cancelled: 0, expired: 0, open: 0 }
    for (const { state, count } of same) row[countedAs[state]] += count
    return [{ product, supplier, ...row }]
  })
}
