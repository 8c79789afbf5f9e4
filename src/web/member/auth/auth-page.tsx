import type { ReactNode } from 'react'
import { Card } from '../../ui/page/card.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

interface AuthPageProps {
  title: string
  lead?: ReactNode
  /** Below the card: the other ways on. */
  below?: ReactNode
  children: ReactNode
}

/** Renders the narrow card of every step of signing in and up. */
export function AuthPage({ title, lead, below, children }: AuthPageProps) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-6 md:py-12">
      <PageHeading title={title} lead={lead} />
      <Card className="grid gap-4">{children}</Card>
      {below && <div className="mt-6 grid gap-2 text-ink-soft">{below}</div>}
    </div>
  )
}
