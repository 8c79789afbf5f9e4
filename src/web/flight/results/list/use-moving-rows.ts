import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Milliseconds that a row takes to its new place. */
const duration = 180

/**
 * Lets rows glide to their new places when the list changes its order, so that an eye can follow them; not for
 * a reader who asked for less motion. Only what is in sight moves: content that isn't drawn has no place yet.
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
