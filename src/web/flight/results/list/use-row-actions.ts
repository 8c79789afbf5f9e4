import { type RefObject, useEffect, useRef } from 'react'

/** What a row's links do once scripts are here; without them they are plain links to the same end. */
export interface RowActions {
  /** Goes on with an offer. */
  pick(href: string): void
  /** Unfolds a row, or folds it if it is open. */
  toggle(row: string): void
  open(row: string): void
}

/** One listener for the whole list, because fifty rows with three handlers each cost more than they give. */
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
