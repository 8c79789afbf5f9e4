import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { firstDayFrom } from '../../calendar/days.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { checkStay, type StayErrors, withoutErrorsOf } from '../search/stay-request.ts'
import { readTypedStay, stayParamsOf, type TypedStay } from '../search/typed-stay.ts'
import { DestinationField } from './destination-field.tsx'
import { stayErrorText } from './error-text.ts'
import { recentStays } from './recents.ts'
import { RoomsField } from './rooms-field.tsx'
import { StayDateFields } from './stay-date-fields.tsx'

interface HotelSearchFormProps {
  stay: TypedStay
  /** The name of the place in `stay.destination`. */
  place?: string
  /** Errors from the server, by field. */
  errors?: StayErrors
  className?: string
}

/**
 * Renders the hotel search form: a plain GET form to the results page. Scripts add suggestions, a calendar and early
 * validation.
 */
export function HotelSearchForm({
  stay,
  place = '',
  errors = {},
  className,
}: HotelSearchFormProps) {
  const t = useT()
  const url = useUrl()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const ahead = useClockAhead()
  const [found, setFound] = useState(errors)
  useChanges(form, (name) => setFound((known) => withoutErrorsOf(known, name)))
  const errorOf = (field: string) => stayErrorText(t, found[field])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedStayOf(event.currentTarget)
    // The server knows the day at the destination; no earlier day is possible anywhere.
    const wrong = checkStay(typed, firstDayFrom(Date.now() + ahead, undefined))
    setFound(wrong)
    if (Object.keys(wrong).length > 0) {
      requestAnimationFrame(() => focusFirstError(form.current))
      return
    }
    const where = new FormData(event.currentTarget).get('where')
    const to = url('hotel/search', stayParamsOf(typed))
    recentStays.add({ url: to, route: String(where), date: typed.checkIn })
    navigate(to)
  }
  return (
    <form
      ref={form}
      method="get"
      action={url('hotel/search')}
      aria-label={t('hotel-search-form.form-name')}
      noValidate
      onSubmit={onSubmit}
      className={cx(
        'grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_auto]',
        className,
      )}
    >
      <DestinationField
        text={stay.where || place}
        destination={stay.destination}
        error={errorOf('where')}
      />
      <StayDateFields checkIn={stay.checkIn} checkOut={stay.checkOut} errorOf={errorOf} />
      <RoomsField id={`${id}-rooms`} rooms={stay.rooms} errorOf={errorOf} />
      <Button
        type="submit"
        size="lg"
        icon="search"
        busy={navigation.state === 'loading'}
        className="lg:mt-6 lg:min-h-12"
      >
        {t('hotel-search-form.search')}
      </Button>
    </form>
  )
}

/** Reads the form's current values. With an id, the text isn't needed. */
function typedStayOf(form: HTMLFormElement): TypedStay {
  const fields = new FormData(form)
  const params = new URLSearchParams()
  for (const [name, value] of fields) params.append(name, String(value))
  const typed = readTypedStay(params)
  return typed.destination ? { ...typed, where: '' } : typed
}

/** Calls a function with the name of each field that is changed, also by scripts. */
function useChanges(form: RefObject<HTMLFormElement | null>, onChange: (name: string) => void) {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const element = form.current
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
        changed(target.name)
      }
    }
    // React has no event for values that scripts set.
    element?.addEventListener('input', listen)
    element?.addEventListener('change', listen)
    return () => {
      element?.removeEventListener('input', listen)
      element?.removeEventListener('change', listen)
    }
  }, [form])
}

/** Focuses the first field with an error, opening the rooms if it's one of theirs. */
function focusFirstError(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [aria-describedby$="-error"]',
  )
  if (!first) return
  if (first instanceof HTMLButtonElement) {
    const inside = first.popoverTargetElement?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (inside) (first.popoverTargetElement as HTMLElement).showPopover()
    ;(inside ?? first).focus()
    return
  }
  // The browser's own input would show a date in another order; the button over it opens the calendar.
  const opener =
    first instanceof HTMLInputElement && first.type === 'date'
      ? first.parentElement?.querySelector('button')
      : null
  ;(opener ?? first).focus()
}
