import { type RefObject, useEffect } from 'react'

/**
 * Marks the pin of the place that the pointer or the focus is on in the list, and the row of a pin. In the document rather
 * than in state, so that moving over the list renders nothing.
 */
export function useHighlight(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current
    if (!element) return
    const over = ({ target }: Event) => {
      const from = target instanceof Element ? target : undefined
      const row = from?.closest<HTMLElement>('[data-hotel]')?.dataset.hotel
      const pin = from?.closest<HTMLElement>('[data-pin]')?.dataset.pin?.split(' ') ?? []
      const ids = row ? [row] : pin
      for (const each of element.querySelectorAll<HTMLElement>('[data-hotel], [data-pin]')) {
        const own = each.dataset.hotel ? [each.dataset.hotel] : (each.dataset.pin?.split(' ') ?? [])
        each.toggleAttribute(
          'data-lit',
          own.some((id) => ids.includes(id)),
        )
      }
    }
    const kinds = ['pointerover', 'focusin'] as const
    for (const kind of kinds) element.addEventListener(kind, over)
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, over)
    }
  }, [section])
}
