import type { ReactNode } from 'react'

/**
 * Renders a box whose content can be scrolled sideways where it's wider. It's shaded at the ends behind which there is
 * more: some systems hide scroll bars until something is scrolled.
 */
export function ScrollBox({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      tabIndex={0}
      className="edge-shades @container overflow-x-auto rounded border border-line"
    >
      {children}
    </section>
  )
}
