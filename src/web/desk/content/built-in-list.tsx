import { useT, useUrl } from '../../locale/language.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { DeskTable } from '../desk-table.tsx'
import type { BuiltInText } from './load-contents.ts'

interface BuiltInListProps {
  texts: readonly BuiltInText[]
  mayEdit: boolean
}

/** Renders the texts that come with the site and that nobody has rewritten, each with the way to a draft that begins with it. */
export function BuiltInList({ texts, mayEdit }: BuiltInListProps) {
  const t = useT()
  const url = useUrl()
  return (
    <div className="mt-8 grid gap-2">
      <DeskTable
        id="built-in"
        title={t('desk-content.built-in', { count: texts.length })}
        columns={[
          t('desk-content.name'),
          t('desk-content.kind'),
          ...(mayEdit ? [t('desk-content.action')] : []),
        ]}
        rows={texts.map(({ kind, slug, title }) => ({
          id: `${kind} ${slug}`,
          cells: [
            <span key="name" className="grid">
              <span>{title}</span>
              <span className="font-normal text-ink-soft">{slug}</span>
            </span>,
            t(`desk-content.kind-${kind}`),
            ...(mayEdit
              ? [
                  <TextLink
                    key="edit"
                    to={url('desk/content/new', { kind, slug })}
                    aria-label={t('desk-content.edit-copy-of', { title })}
                    className="inline-flex min-h-8 items-center"
                  >
                    {t('desk-content.edit-copy')}
                  </TextLink>,
                ]
              : []),
          ],
        }))}
      />
      {texts.length > 0 && <p className="text-ink-soft">{t('desk-content.built-in-text')}</p>}
    </div>
  )
}
