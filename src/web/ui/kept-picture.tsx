import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  type SVGProps,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from './use-hydrated.ts'

/** What a picture draws, in a script of its own. Without the script it draws nothing: it's a decoration. */
export const drawing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))

/** React leaves the contents of an element alone while this is the same. */
const untouched = { __html: '' }

type KeptPictureProps<Props extends object> = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
  drawing: ComponentType<Props>
  of: Props
}

/**
 * Renders a decorative picture that never changes. It comes with the document, so browsers load its script only for pages
 * that they render themselves.
 */
export function KeptPicture<Props extends object>({
  drawing,
  of,
  ...svg
}: KeptPictureProps<Props>) {
  const hydrated = useHydrated()
  const [arrived] = useState(!hydrated)
  if (import.meta.env.SSR) {
    return (
      <svg aria-hidden="true" {...svg}>
        {createElement(drawing, of)}
      </svg>
    )
  }
  if (arrived) {
    return (
      <svg
        aria-hidden="true"
        {...svg}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={untouched}
      />
    )
  }
  return <PictureNearWindow drawing={drawing} of={of} {...svg} />
}

/** Draws a picture when it's about to be seen: drawing all of a list at once holds up a slow phone. */
function PictureNearWindow<Props extends object>({ drawing, of, ...svg }: KeptPictureProps<Props>) {
  const frame = useRef<SVGSVGElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '600px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <svg ref={frame} aria-hidden="true" {...svg}>
      {near && <Suspense>{createElement(drawing, of)}</Suspense>}
    </svg>
  )
}
