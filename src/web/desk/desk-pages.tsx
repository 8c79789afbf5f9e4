import { useT } from '../locale/language.ts'
import { TextLink } from '../ui/text-link.tsx'

/** How many entries a page of the desk's lists has. */
const pageSize = 50

interface DeskPagesProps {
  page: number
  /** How many entries all pages have. */
  total: number
  /** Returns the address of a page. */
  at: (page: number) => string
  /** For screen readers, where a page has several lists. */
  label?: string
}

/** Renders links to the pages of a list before and after this one; nothing if all of it is on one. */
export function DeskPages({ page, total, at, label }: DeskPagesProps) {
  const t = useT()
  if (total <= pageSize && page === 1) return null
  return (
    <nav aria-label={label ?? t('desk.pages')} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {page > 1 && <TextLink to={at(page - 1)}>{t('desk.pages-previous')}</TextLink>}
      {page * pageSize < total && <TextLink to={at(page + 1)}>{t('desk.pages-next')}</TextLink>}
    </nav>
  )
}

/** Returns the number of a page in an address; 1 if it's none. */
export const pageIn = (text: string | null): number =>
  Math.min(1000, Math.max(1, Math.trunc(Number(text)) || 1))
