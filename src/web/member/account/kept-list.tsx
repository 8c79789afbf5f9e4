import type { ReactNode } from 'react'
import { useT } from '../../locale/language.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { EntryButton, EntryRow } from './entry-row.tsx'

export interface KeptEntry {
  id: string
  name: string
  details: ReactNode
}

interface KeptListProps {
  entries: readonly KeptEntry[]
  icon: IconName
  /** Said when there is none. */
  none: string
  /** Returns the address of the form: for a new entry, or an existing one. */
  formOf(id: string): string
}

/** Renders saved entries, each of which can be edited or removed. */
export function KeptList({ entries, icon, none, formOf }: KeptListProps) {
  const t = useT()
  if (entries.length === 0) return <EmptyState icon={icon} title={none} />
  return (
    <Card as="div" pad="none">
      <ul>
        {entries.map(({ id, name, details }) => (
          <EntryRow key={id} name={name} details={details}>
            <div className="flex gap-2">
              <LinkButton
                size="sm"
                variant="secondary"
                to={formOf(id)}
                aria-label={t('account.edit-of', { name })}
              >
                {t('account.edit')}
              </LinkButton>
              <EntryButton name="remove" value={id} label={t('account.remove-of', { name })}>
                {t('account.remove')}
              </EntryButton>
            </div>
          </EntryRow>
        ))}
      </ul>
    </Card>
  )
}
