import { type RefObject, useEffect, useRef } from 'react'

/** What a row's links do with scripts; without them they're plain links to the same result. */
export interface RowActions {
  /** Continues with an offer. */
  pick(href: string): void
  /** Expands a row, or collapses it if it's expanded. */
  toggle(row: string): void
  open(row: string): void
}

/** Adds one listener for the whole list, because three handlers in each of fifty rows would be slow. */
export function useRowActions(list: RefObject<HTMLElement | null>, actions: RowActions): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const element = list.current
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-act]')
      const { act, row = '' } = link?.dataset ?? {}
      if (!link || !act) return
      event.preventDefault()
      if (act === 'pick') latest.current.pick(link.getAttribute('href') ?? '')
      else if (act === 'open') latest.current.open(row)
      else latest.current.toggle(row)
    }
    element?.addEventListener('click', click)
    return () => element?.removeEventListener('click', click)
  }, [list])
}
