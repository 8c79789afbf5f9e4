import type { ReactNode } from 'react'

/** Said by screen readers, not shown. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'h2' | 'h3' | 'div' | 'legend' | 'caption'
  children: ReactNode
}) {
  return <Tag className="sr-only">{children}</Tag>
}
