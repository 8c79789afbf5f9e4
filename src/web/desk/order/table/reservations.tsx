import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import { useT } from '../../../locale/language.ts'
import { LocalTime } from '../../../ui/time/local-time.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { reasonWord } from './order-words.ts'
import { ShortId } from './short-id.tsx'
import { useHeads } from './use-heads.ts'

/** Renders what suppliers hold or have confirmed. */
export function Reservations({ seen: { reservations } }: { seen: DeskOrder }) {
  const t = useT()
  const heads = useHeads()
  return (
    <DeskTable
      id="reservations"
      title={t('desk-order.reservations')}
      columns={heads('bundle', 'supplier', 'state', 'codes', 'reason', 'changed')}
      rows={reservations.map((each) => ({
        id: each.reservationId,
        cells: [
          `${each.bundle + 1} · ${each.product}`,
          <>
            {each.supplier} · <ShortId id={each.reference} />
          </>,
          <StateWord key="state" {...each} />,
          each.codes.join(', '),
          each.reason && reasonWord(t, each.reason),
          <LocalTime key="changed" value={each.changedAt} />,
        ],
      }))}
    />
  )
}

/** Renders a reservation's state. What its supplier was asked last matters only as long as the answer is unknown. */
function StateWord({ state, attempt }: DeskOrder['reservations'][number]) {
  const t = useT()
  const word = t(`order.item-state-${state}`)
  if (state !== 'unknown') return word
  return [word, t(`desk-state.attempt-${attempt}`)].join(', ')
}
