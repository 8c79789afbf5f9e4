import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { FieldErrors } from '../../../contract/errors.ts'
import type { StayDraft } from '../../../contract/hotel/booking.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { FunnelPage } from '../../payment/funnel-page.tsx'
import { withCharacters } from '../../traveller/refused-character.ts'
import type { BookingAnswer } from './answer-booking.ts'
import { BookingProblem } from './booking-problem.tsx'
import { checkDraft } from './draft/check-draft.ts'
import { draftOfForm } from './draft/draft-form.ts'
import { useAutosave } from './draft/use-autosave.ts'
import { ErrorList } from './error-list.tsx'
import { ContactFields } from './guests/contact-fields.tsx'
import { GuestFields } from './guests/guest-fields.tsx'
import { StayWishes } from './guests/stay-wishes.tsx'
import type { BookingPage } from './load-booking.ts'
import { StaySummary } from './stay-summary.tsx'
import { SubmitBox } from './submit-box.tsx'
import { SumsBar } from './sums-bar.tsx'

interface BookingFormProps {
  page: BookingPage
  answer: BookingAnswer | undefined
  /** The property's page for this stay. */
  review: string
}

/** Renders the guests' form: a plain form; scripts save it while it's typed and find errors before it's sent. */
export function BookingForm({ page, answer, review }: BookingFormProps) {
  const { booking, options, again } = page
  const t = useT()
  const url = useUrl()
  const form = useRef<HTMLFormElement>(null)
  const autosave = useAutosave(form, url(`hotel/book/${booking.bookId}/typed`))
  const rooms = booking.stay.rooms.length
  const { problems, submissions, onSubmit, forget } = useProblems(answer, rooms)
  const draft = answer?.draft ?? booking.draft
  const changed = page.changed ?? answer?.changed
  return (
    <FunnelPage
      step="travellers"
      items={[{ product: 'hotel' }]}
      title={page.title}
      lead={t('hotel-book.lead')}
      back={{ search: again, check: review }}
      aside={<StaySummary booking={booking} review={review} />}
      bar={<SumsBar price={booking.rate.price} />}
    >
      <Form
        ref={form}
        method="post"
        noValidate
        className="grid gap-6 max-lg:[&_:is(input,select,textarea)]:scroll-mt-32"
        onChange={(event) => {
          forget((event.target as Element as HTMLInputElement).name)
          autosave.schedule()
        }}
        onSubmit={(event) => {
          onSubmit(event)
          // What isn't sent, because something is missing, is saved all the same.
          if (event.defaultPrevented) autosave.flush()
          else autosave.cancel()
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
        <input type="hidden" name="rooms" value={rooms} />
        <BookingProblem
          booking={booking}
          answer={answer}
          changed={changed}
          again={again}
          review={review}
        />
        <ErrorList problems={submissions > 0 ? problems : {}} focusAt={submissions} />
        <ContactFields contact={draft.contact} options={options} problems={problems} />
        {booking.stay.rooms.map((room, index) => (
          <GuestFields
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their place
            key={index}
            index={index}
            room={room}
            name={booking.rate.roomName}
            guest={draft.leadGuests[index]}
            country={draft.contact.phoneCountry}
            problems={problems}
            typed={page.typed}
            onFilledIn={autosave.schedule}
          />
        ))}
        <StayWishes checkIn={booking.stay.checkIn} hotel={booking.hotel} draft={draft} />
        <SubmitBox
          booking={booking}
          page={page}
          saving={autosave.state}
          answer={answer}
          isChanged={changed !== undefined}
        />
      </Form>
    </FunnelPage>
  )
}

/** Returns the form's field errors: from the server, and from sending. One disappears as soon as its field is edited. */
function useProblems(answer: BookingAnswer | undefined, rooms: number) {
  const [seen, setSeen] = useState(answer)
  const [problems, setProblems] = useState(problemsOf(answer))
  const [submissions, setSubmissions] = useState(answer?.fields ? 1 : 0)
  if (seen !== answer) {
    setSeen(answer)
    setProblems(problemsOf(answer))
    if (answer?.fields) setSubmissions(submissions + 1)
  }
  return {
    problems,
    submissions,
    forget(name: string) {
      if (!problems[name]) return
      const { [name]: _, ...rest } = problems
      setProblems(rest)
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
      // Saving doesn't require valid fields.
      if (button && button.value !== 'submit') return
      const draft = draftOfForm(new FormData(event.currentTarget), rooms)
      const found = namingCharacters(checkDraft(draft), draft)
      if (Object.keys(found).length === 0) return
      event.preventDefault()
      setProblems(found)
      setSubmissions(submissions + 1)
    },
  }
}

const problemsOf = (answer: BookingAnswer | undefined): Record<string, string> =>
  answer?.draft ? namingCharacters(answer.fields ?? {}, answer.draft) : { ...answer?.fields }

function namingCharacters(fields: FieldErrors, { contact, leadGuests }: StayDraft) {
  const values = new Map(
    Object.entries(contact).map(([field, typed]) => [`contact.${field}`, typed]),
  )
  for (const [room, guest] of leadGuests.entries()) {
    values.set(`leadGuests.${room}.givenName`, guest.givenName)
    values.set(`leadGuests.${room}.surname`, guest.surname)
  }
  return withCharacters(fields, (path) => values.get(path))
}
