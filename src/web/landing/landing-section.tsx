import { type ReactNode, useId } from 'react'

/** Renders a part of a landing page with its title. */
export function LandingSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The look of lists of links with prices. */
export const linkGrid = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4'

/** The look of a link in such a list. */
export const linkTile =
  'flex h-full min-h-12 flex-col rounded border border-line bg-surface px-3 py-3 no-underline transition-colors hover:border-line-strong md:px-4'
