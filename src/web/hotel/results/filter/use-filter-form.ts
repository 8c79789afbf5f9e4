import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useUrl } from '../../../locale/language.ts'
import { filterNames, filterParams } from '../choices/hotel-choices.ts'
import type { HotelResultsPage } from '../load/results-data.ts'

/**
 * Sends the form of filters at each change, and shows filters that are changed elsewhere: by the back button, or in the
 * list of those in use.
 */
export function useFilterForm({ choices, currency }: HotelResultsPage) {
  const url = useUrl()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { filters } = choices
  /** What was last sent or shown. A field with another text is being typed in. */
  const known = useRef(filterParams(filters, currency))

  const apply = (from: HTMLFormElement) => {
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(from)) {
      if (value !== '') params.append(name, String(value))
    }
    known.current = params
    void navigate(url('hotel/search', params), { preventScrollReset: true, replace: true })
  }
  const onChange = useEffectEvent(() => {
    if (form.current) apply(form.current)
  })
  useEffect(() => {
    const element = form.current
    // The browser's own event, which comes when a text is complete; React's comes with every letter.
    const change = () => onChange()
    element?.addEventListener('change', change)
    return () => element?.removeEventListener('change', change)
  }, [])
  useEffect(() => {
    const params = filterParams(filters, currency)
    if (form.current) fillIn(form.current, params, known.current)
    known.current = params
  }, [filters, currency])
  return {
    form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}

const names = new Set<string>(Object.values(filterNames))

/** Shows these filters in the form, without moving the focus. Text that was typed since `known` stays. */
function fillIn(form: HTMLFormElement, params: URLSearchParams, known: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement && names.has(control.name)) {
      control.value = params.get(control.name) ?? ''
    }
    if (!(control instanceof HTMLInputElement) || !names.has(control.name)) continue
    if (control.type === 'checkbox') {
      control.checked = params.getAll(control.name).includes(control.value)
    } else if (control.type !== 'hidden' && control.value === (known.get(control.name) ?? '')) {
      control.value = params.get(control.name) ?? ''
    }
  }
}
