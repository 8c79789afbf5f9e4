import { Form } from 'react-router'
import { useT } from '../../locale/language.ts'
import { usePaidBackText } from '../../product/paid-back.ts'
import { productWords } from '../../product/product-words.ts'
import { CheckboxCards } from '../../ui/form/checkbox-cards.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { RefundRules } from '../manage-card.tsx'
import { isPaidOnSite } from '../paid-on-site.ts'
import type { ConfirmedReservation } from '../reservations-of.ts'
import { ReservationItems } from './reservation-items.tsx'

interface RefundChoiceProps {
  reservations: readonly ConfirmedReservation[]
  /** Ids of items that their supplier changed. */
  noticed: readonly string[]
  chosen: readonly string[]
  /** Whether the form was submitted without a selection. */
  unchosen: boolean
}

/** Renders the choice of reservations to cancel, and the button that requests their refund. */
export function RefundChoice(props: RefundChoiceProps) {
  const { reservations, noticed, chosen, unchosen } = props
  const t = useT()
  const isPaidBack = usePaidBackText() !== undefined
  const isOnSite = isPaidOnSite(reservations.flatMap(({ items }) => items))
  const [only] = reservations
  const words = productWords(
    t,
    reservations.flatMap(({ items }) => items),
  )
  return (
    <Form method="post" className="grid gap-4" noValidate>
      {reservations.length === 1 && only ? (
        <Card title={words('aftersales.refund-items')}>
          <input type="hidden" name="item" value={only.id} />
          <ReservationItems items={only.items} />
          <div className="mt-4 text-ink-soft">
            <Rules reservation={only} noticed={noticed} />
          </div>
        </Card>
      ) : (
        <Card>
          <CheckboxCards
            name="item"
            legend={words('aftersales.refund-which')}
            defaultValues={chosen}
            error={unchosen ? words('aftersales.refund-need-choice') : null}
            options={reservations.map((reservation) => ({
              value: reservation.id,
              label: <ReservationItems items={reservation.items} />,
              hint: (
                <span className="mt-2 block">
                  <Rules reservation={reservation} noticed={noticed} />
                </span>
              ),
              disabled: reservation.refund === 'not_allowed',
            }))}
          />
        </Card>
      )}
      <SubmitButton size="lg" block>
        {t(
          reservations.every(({ refund }) => refund === 'nothing') || (isPaidBack && !isOnSite)
            ? 'aftersales.refund-ask-nothing'
            : isOnSite
              ? 'aftersales.refund-ask-cost'
              : 'aftersales.refund-ask',
        )}
      </SubmitButton>
    </Form>
  )
}

interface RulesProps {
  reservation: ConfirmedReservation
  noticed: readonly string[]
}

function Rules({ reservation: { items, refund }, noticed }: RulesProps) {
  const t = useT()
  const isPaidBack = usePaidBackText() !== undefined
  if (items.some(({ id }) => noticed.includes(id))) return t('aftersales.refund-full')
  if (refund === 'unknown' && !isPaidBack)
    return productWords(t, items)('aftersales.manage-refund-unknown')
  return <RefundRules items={items} />
}
