import type { LogEntry } from '../../../contract/desk/desk-log.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT, useUrl } from '../../locale/language.ts'
import type { PagePath } from '../../locale/url.ts'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { proposalWord } from '../logged-proposal.ts'
import { changedFields } from './changed-fields.ts'
import { LoggedChange } from './logged-change.tsx'
import { recordKindOf } from './logged-record.ts'
import { LoggedTime } from './logged-value.tsx'

/** Renders entries of the log, each with what it changed. */
export function LogEntries({ entries }: { entries: readonly LogEntry[] }) {
  const t = useT()
  const money = useMoney()
  return (
    <ol className="divide-y divide-line rounded border border-line bg-surface">
      {entries.map(({ id, at, staff, act, target, before, after, why }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 px-4 py-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className="grid content-start gap-1">
            <p className="wrap-anywhere">
              <span className="font-semibold">
                {proposalWord(t, money, { act, before, after }) ?? t(`desk-log.act-${act}`)}
              </span>
              {' · '}
              <Target target={target} />
            </p>
            <p className="text-xs text-ink-soft">
              {staff ? staff.name : t('desk-log.command-line')}
              {' · '}
              <LoggedTime value={at} />
            </p>
            {why && <p className="wrap-anywhere whitespace-pre-line">{why}</p>}
          </div>
          {changedFields(before, after).length > 0 && (
            <Disclosure summary={t('desk-log.change')} className="min-w-0">
              <LoggedChange kind={target.kind} before={before} after={after} />
              {target.kind === 'content' && (
                <ComparedVersions id={target.id} before={before} after={after} />
              )}
            </Disclosure>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What is called by its number. */
type Numbered = 'order' | 'ticket' | 'content' | 'application' | 'property'

/** Renders what an act was about, as a link if it has a page. */
function Target({ target: { kind, id, name, content } }: Pick<LogEntry, 'target'>) {
  const t = useT()
  const url = useUrl()
  if (kind === 'staff') return t('desk-log.about-staff', { name: name ?? id })
  if (kind === 'image') return t('desk-log.about-image', { id })
  const record = recordKindOf(kind)
  const address = encodeURIComponent(id)
  const pages: Record<typeof kind, PagePath> = {
    order: `desk/orders/${address}`,
    ticket: `desk/tickets/${address}`,
    content: `desk/content/${address}`,
    application: `desk/applications/${address}`,
    property: `desk/properties/${address}`,
    'record.flag': `desk/records/flag/${address}`,
    'record.phone': `desk/records/phone/${address}`,
    'record.reply': `desk/records/reply/${address}`,
    'record.message': `desk/records/message/${address}`,
    'record.promo': `desk/records/promo/${address}`,
    'record.deal': `desk/records/deal/${address}`,
    'record.affiliate': `desk/records/affiliate/${address}`,
  }
  return (
    <TextLink to={url(pages[kind])}>
      {content
        ? t('desk-log.about-document', {
            kind: t(`desk-content.kind-${content.kind}`),
            name: name || content.slug,
          })
        : record
          ? t(`desk-log.about-record.${record}`, { name: name ?? id })
          : t(`desk-log.about-${kind as Numbered}`, { id })}
    </TextLink>
  )
}

/** Renders a link to what differs between the versions of written content before and after an act; nothing without two of them. */
function ComparedVersions({ id, ...sides }: { id: string } & Pick<LogEntry, 'before' | 'after'>) {
  const t = useT()
  const url = useUrl()
  const [before, after] = [versionIn(sides.before), versionIn(sides.after)]
  if (!before || !after || before === after) return null
  return (
    <TextLink
      to={`${url(`desk/content/${id}`, { before, after })}#compare`}
      className="inline-flex min-h-10 items-center"
    >
      {t('desk-log.compare', { before, after })}
    </TextLink>
  )
}

/** Returns the version that an act saved or published, as it was logged. */
function versionIn(logged: unknown): number | undefined {
  const { version, liveVersion } = (logged ?? {}) as Partial<Record<string, unknown>>
  const number = version ?? liveVersion
  return typeof number === 'number' ? number : undefined
}
