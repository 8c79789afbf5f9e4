import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import type { RecordVersion } from '../../../contract/desk/records.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Card } from '../../ui/page/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { useAgencyZone } from '../agency-clock.ts'
import { labelOf } from './record-fields.ts'

interface RecordVersionsProps {
  kind: RecordKind
  id: string
  /** Newest first. */
  versions: readonly Omit<RecordVersion, 'value'>[]
}

/** Renders who changed what and when; each earlier version can be opened in the form, to be saved again. */
export function RecordVersions({ kind, id, versions }: RecordVersionsProps) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const zone = useAgencyZone()
  if (versions.length === 0) return null
  return (
    <Card title={t('desk-record.versions')}>
      <ol className="grid gap-4">
        {versions.map(({ id: version, at, staff, why, changed }, place) => (
          <li key={version} className="border-line not-first:border-t not-first:pt-4">
            <p>
              <DateTime value={at} look="date-time-zone" zone={zone} /> · {staff}
            </p>
            <p className="text-ink-soft">
              {changed.length > 0
                ? t('desk-record.changed', {
                    names: format.list(
                      changed.map((name) => {
                        const label = labelOf(kind, name)
                        return label ? t(label) : name
                      }),
                    ),
                  })
                : t('desk-record.created')}
            </p>
            {why && <p>{why}</p>}
            {place > 0 && (
              <TextLink to={url(`desk/records/${kind}/${encodeURIComponent(id)}`, { version })}>
                {t('desk-record.open-version')}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
