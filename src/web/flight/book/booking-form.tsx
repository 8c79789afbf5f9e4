import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { TypedTraveller } from '../../../contract/cart/cart.ts'
import type { Booking } from '../../../contract/flight/booking.ts'
import type { CartChoice } from '../../cart/cart-switch.ts'
import { useT } from '../../locale/language.ts'
import { FunnelPage } from '../../payment/funnel-page.tsx'
import type { PlaceNames } from '../../place/place-names.ts'
import type { CountryOptions } from '../../traveller/country-options.server.ts'
import { Alert } from '../../ui/page/alert.tsx'
import type { KeptNames } from '../fill/load-kept.ts'
import type { BookingAnswer } from './answer-booking.ts'
import { BagFields } from './bag-fields.tsx'
import { draftControls, putInto } from './draft/draft-controls.ts'
import { valuesOfDraft } from './draft/draft-form.ts'
import { passengersOf } from './draft/passengers-of.ts'
import { editedAtField } from './draft/typed-form.ts'
import { useAutosave } from './draft/use-autosave.ts'
import { BookingProblem } from './problem/booking-problem.tsx'
import { ErrorSummary } from './problem/error-summary.tsx'
import { useFieldProblems } from './problem/use-field-problems.ts'
import { SubmitBox } from './submit-box.tsx'
import { TotalBar } from './total-bar.tsx'
import { ContactFields } from './travellers/contact-fields.tsx'
import { PassengerFields } from './travellers/passenger-fields.tsx'

interface BookingFormProps {
  booking: Booking
  airports: PlaceNames
  options: CountryOptions
  /** A member's saved names for filling in; undefined for guests. */
  kept: KeptNames | undefined
  /** Travellers of the other things in the cart. */
  typed: readonly TypedTraveller[]
  /** Idempotency key of the order that this form may become. */
  idempotencyKey: string
  title: string
  again: string
  /** The address that searches the booking's flights again. */
  recheck: string
  answer: BookingAnswer | undefined
  summary: ReactNode
  /** Whether the visitor came from a reminder. */
  reminded: boolean
  cart: CartChoice
}

/**
 * Renders the travellers' form. It's a plain form with uncontrolled inputs; scripts add autosave, early validation,
 * and an updated total.
 */
export function BookingForm(props: BookingFormProps) {
  const { booking, airports, options, kept, typed, title, again } = props
  const { recheck, answer, summary } = props
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const editedAt = useRef<HTMLInputElement>(null)
  const autosave = useAutosave(form, booking, answer)
  const passengers = passengersOf(booking, answer?.draft)
  const fields = useFieldProblems(answer, {
    types: passengers.map((each) => each.type),
    documents: booking.documents,
    latestBirthDate: booking.latestBirthDate,
    lastFlightDate: booking.lastFlightDate,
  })
  // The inputs are uncontrolled, so values from the account are written into them.
  useEffect(() => {
    if (answer?.kind !== 'filled' || !answer.draft || !form.current) return
    const values = valuesOfDraft(answer.draft)
    for (const control of draftControls(form.current)) {
      const value = values[control.name]
      if (value) putInto(control, value)
    }
  }, [answer])
  const changed = changeOf(booking, answer)
  const contact = answer?.draft?.contact ?? booking.draft.contact
  return (
    <FunnelPage
      step="travellers"
      title={title}
      lead={t('flight-book.lead')}
      back={{ search: again, check: recheck }}
      aside={summary}
      bar={<TotalBar booking={booking} />}
    >
      <Form
        ref={form}
        method="post"
        noValidate
        className="grid gap-6 max-lg:[&_:is(input,select)]:scroll-mt-32"
        onChange={(event) => {
          fields.onChange(event)
          autosave.schedule()
        }}
        onBlur={fields.onBlur}
        onSubmit={(event) => {
          autosave.cancel()
          if (editedAt.current) editedAt.current.value = JSON.stringify(autosave.moments())
          fields.onSubmit(event)
        }}
      >
        {/* Enter presses a form's first button, which has to be the one that continues. */}
        <button
          type="submit"
          name="intent"
          value="submit"
          tabIndex={-1}
          aria-hidden
          className="sr-only"
        />
        <input ref={editedAt} type="hidden" name={editedAtField} defaultValue="" />
        <p role="status" className="sr-only">
          {answer?.kind === 'filled' && t('flight-book.filled')}
        </p>
        {props.reminded && !answer && (
          <Alert title={t('flight-book.reminded-title')}>{t('flight-book.reminded-text')}</Alert>
        )}
        <BookingProblem
          answer={answer}
          changed={changed}
          total={booking.total}
          again={again}
          recheck={recheck}
        />
        <ErrorSummary problems={fields.summary} focusAt={fields.submissions} />
        <ContactFields
          contact={contact}
          options={options}
          problems={fields.problems}
          kept={kept?.contacts ?? []}
          remind={booking.canRemind ? (answer?.draft?.remind ?? booking.draft.remind) : undefined}
        />
        {passengers.map((passenger, index) => (
          <PassengerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers are told apart by their place
            key={index}
            index={index}
            passenger={passenger}
            options={options}
            problems={fields.problems}
            documents={booking.documents}
            lastFlightDate={booking.lastFlightDate}
            kept={kept}
            typed={typed}
            onFilledIn={autosave.schedule}
          />
        ))}
        <BagFields
          booking={booking}
          bags={answer?.draft?.bags ?? booking.draft.bags}
          airports={airports}
          problems={fields.problems}
        />
        <SubmitBox
          total={booking.total}
          idempotencyKey={props.idempotencyKey}
          saving={autosave.state}
          saved={answer?.kind === 'saved'}
          changed={changed}
          cart={props.cart}
        />
      </Form>
    </FunnelPage>
  )
}

/** Returns the change of the total that waits for consent: extras that were just selected, or else the airline's. */
function changeOf(
  { oldTotal }: Booking,
  answer: BookingAnswer | undefined,
): BookingAnswer['changed'] {
  if (answer?.changed?.by === 'traveller' || !oldTotal) return answer?.changed
  return { oldPrice: oldTotal, by: 'airline' }
}
