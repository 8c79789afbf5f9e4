import { type RefObject, useEffect, useRef } from 'react'

/** Returns whether the visitor has begun to read a list, that is, scrolled or used something in it. */
export function useReading(list: RefObject<HTMLElement | null>): () => boolean {
  const touched = useRef(false)
  useEffect(() => {
    const element = list.current
    const touch = () => {
      touched.current = true
    }
    element?.addEventListener('pointerdown', touch)
    element?.addEventListener('focusin', touch)
    return () => {
      element?.removeEventListener('pointerdown', touch)
      element?.removeEventListener('focusin', touch)
    }
  }, [list])
  return () => touched.current || window.scrollY > 80
}
