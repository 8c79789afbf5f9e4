import type { DeskContent } from '../../../contract/desk/contents.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useAgencyTime } from '../agency-clock.ts'
import { languageName } from '../language-name.ts'

/** Renders who sees a version, from when until when, and in which languages it's written. */
export function ContentAudience({ version }: { version: DeskContent['versions'][number] }) {
  const t = useT()
  const format = useFormat()
  const { languages, visibility } = version
  const namesOf = (codes: readonly string[]) => format.list(codes.map((code) => languageName(code)))
  const timeOf = useAgencyTime()
  const readers = [
    visibility.countries.length > 0 && format.list(visibility.countries.map(format.country)),
    visibility.languages.length > 0 && namesOf(visibility.languages),
  ].filter((each) => each !== false)
  const facts: [label: string, value: string][] = [
    [
      t('desk-content.visitors'),
      readers.length > 0 ? readers.join(' · ') : t('desk-content.everyone'),
    ],
    [t('desk-content.languages'), namesOf(languages)],
  ]
  if (visibility.from) facts.push([t('desk-content.from'), timeOf(visibility.from)])
  if (visibility.until) facts.push([t('desk-content.until'), timeOf(visibility.until)])
  return (
    <dl suppressHydrationWarning className="mb-6 flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd suppressHydrationWarning className="wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
