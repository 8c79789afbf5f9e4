import type { ReactNode } from 'react'

/** Renders the page's only `h1`, a line below it, and content on its right. */
export function PageHeading({
  title,
  lead,
  aside,
}: {
  title: ReactNode
  lead?: ReactNode
  aside?: ReactNode
}) {
  return (
    <div className="mb-6 flex flex-wrap print:mb-2 items-end justify-between gap-4">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-xl font-bold tracking-tight">{title}</h1>
        {lead && <p className="mt-1 text-md text-ink-soft">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
