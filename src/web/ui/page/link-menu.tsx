import type { ReactNode } from 'react'

/**
 * Renders links behind a button, the `<summary>` among the children, which opens them without scripts, too. Escape, moving the focus
 * away and a link that stays in this document close them.
 */
export const LinkMenu = (props: { className: string; children: ReactNode }) => (
  <details
    {...props}
    onKeyDown={({ key, currentTarget }) => {
      if (key !== 'Escape') return
      currentTarget.open = false
      currentTarget.querySelector('summary')?.focus()
    }}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
    }}
    onClick={({ currentTarget, defaultPrevented }) => {
      // What opens in another tab leaves the menu as it is.
      if (defaultPrevented) currentTarget.open = false
    }}
  />
)
