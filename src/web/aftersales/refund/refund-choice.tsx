import { Form } from 'react-router'
import { useT } from '../../locale/language.ts'
import { productWords } from '../../product/product-words.ts'
import { CheckboxCards } from '../../ui/form/checkbox-cards.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { HeldBooking } from '../bookings-of.ts'
import { RefundRules } from '../manage-card.tsx'
import { BookingItems } from './booking-items.tsx'

interface RefundChoiceProps {
  bookings: readonly HeldBooking[]
  /** Ids of items that their supplier changed. */
  noticed: readonly string[]
  chosen: readonly string[]
  /** Whether the form was submitted without a selection. */
  unchosen: boolean
}

/** Renders the choice of bookings to cancel, and the button that requests their refund. */
export function RefundChoice(props: RefundChoiceProps) {
  const { bookings, noticed, chosen, unchosen } = props
  const t = useT()
  const [only] = bookings
  const words = productWords(
    t,
    bookings.flatMap(({ items }) => items),
  )
  return (
    <Form method="post" className="grid gap-4" noValidate>
      {bookings.length === 1 && only ? (
        <Card title={words('aftersales.refund-items')}>
          <input type="hidden" name="item" value={only.id} />
          <BookingItems items={only.items} />
          <p className="mt-4 text-ink-soft">
            <Rules booking={only} noticed={noticed} />
          </p>
        </Card>
      ) : (
        <Card>
          <CheckboxCards
            name="item"
            legend={words('aftersales.refund-which')}
            defaultValues={chosen}
            error={unchosen ? words('aftersales.refund-need-choice') : null}
            options={bookings.map((booking) => ({
              value: booking.id,
              label: <BookingItems items={booking.items} />,
              hint: (
                <span className="mt-2 block">
                  <Rules booking={booking} noticed={noticed} />
                </span>
              ),
              disabled: booking.refund === 'not_allowed',
            }))}
          />
        </Card>
      )}
      <SubmitButton size="lg" block>
        {t('aftersales.refund-ask')}
      </SubmitButton>
    </Form>
  )
}

interface RulesProps {
  booking: HeldBooking
  noticed: readonly string[]
}

function Rules({ booking: { items, refund }, noticed }: RulesProps) {
  const t = useT()
  if (items.some(({ id }) => noticed.includes(id))) return t('aftersales.refund-full')
  if (refund === 'unknown') return productWords(t, items)('aftersales.manage-refund-unknown')
  return <RefundRules items={items} />
}
