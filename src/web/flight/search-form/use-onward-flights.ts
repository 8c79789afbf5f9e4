import { type RefObject, useEffect } from 'react'
import { legField, mostLegs } from '../results/search/search-fields.ts'

/**
 * Makes each flight of a multi-city trip start where the previous one ended. Typed values are never overwritten;
 * filled-in ones follow the previous flight.
 */
export function useOnwardFlights(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const filled = new Map<string, string>()
    const box = (name: string) => {
      const input = element.elements.namedItem(name)
      return input instanceof HTMLInputElement ? input : undefined
    }
    const fill = () => {
      for (let leg = 1; leg < mostLegs; leg += 1) {
        const to = box(legField('arrAirport', leg - 1))
        const from = box(legField('depAirport', leg))
        if (!to || !from) return
        const isOwn = from.value !== '' && from.value !== filled.get(from.name)
        if (isOwn || from === document.activeElement || from.value === to.value) continue
        from.value = to.value
        filled.set(from.name, to.value)
      }
    }
    // After React has added a row.
    const afterRender = () => requestAnimationFrame(fill)
    fill()
    element.addEventListener('change', fill)
    element.addEventListener('click', afterRender)
    return () => {
      element.removeEventListener('change', fill)
      element.removeEventListener('click', afterRender)
    }
  }, [form])
}
