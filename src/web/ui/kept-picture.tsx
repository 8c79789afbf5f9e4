import { type ComponentType, createElement, lazy, Suspense, type SVGProps, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** What a picture draws, in a script of its own. Without the script it draws nothing: it's a decoration. */
export const drawing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))

/** React leaves the contents of an element alone while this is the same. */
const untouched = { __html: '' }

type KeptPictureProps<Props extends object> = SVGProps<SVGSVGElement> & {
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
  return (
    <svg aria-hidden="true" {...svg}>
      <Suspense>{createElement(drawing, of)}</Suspense>
    </svg>
  )
}
