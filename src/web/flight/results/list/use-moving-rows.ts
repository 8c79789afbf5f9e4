import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The duration of a row's move, in milliseconds. */
const duration = 180

/**
 * Animates rows to their new positions when the list is sorted, unless reduced motion is requested. Only visible rows
 * move, because others have no layout yet.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const places = useRef(new Map<string, number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are what moves elements
  useLayoutEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const before = places.current
    places.current = new Map()
    const origin = list.current?.getBoundingClientRect().top ?? 0
    for (const row of list.current?.children ?? []) {
      const { top, bottom } = row.getBoundingClientRect()
      if (top > window.innerHeight) break
      const was = before.get(row.id)
      places.current.set(row.id, top - origin)
      if (still || was === undefined || bottom < 0) continue
      const by = was - (top - origin)
      if (by === 0) continue
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-out',
      })
    }
  }, [list, rows])
}
