import { Form } from 'react-router'
import { type ContentKindName, contentKindNames } from '../../../contract/content/content-terms.ts'
import type { Bounces } from '../../../contract/desk/bounces.ts'
import type { ContentRow } from '../../../contract/desk/contents.ts'
import { mayDo } from '../../../contract/desk/desk-acts.ts'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { DeskPages } from '../desk-pages.tsx'
import { DeskTable } from '../desk-table.tsx'
import { languageNames } from '../language-name.ts'
import { ContentTabs } from '../record/record-tabs.tsx'
import { BuiltInList } from './built-in-list.tsx'
import { didWord } from './content-acts.ts'
import { ContentStandingBadge } from './content-standing.tsx'
import { BouncedAddresses } from './issue/bounced-addresses.tsx'
import type { BuiltInText } from './load-contents.ts'

interface ContentListProps {
  title: string
  kind: ContentKindName | undefined
  q: string
  page: number
  contents: readonly ContentRow[]
  /** How many there are on all pages. */
  total: number
  roles: readonly StaffRole[]
  /** What comes with the site and nobody has rewritten. */
  builtIn: readonly BuiltInText[]
  /** Addresses that the newsletter isn't sent to; only in the list of its issues, for those who write them. */
  bounced: (Bounces & { page: number }) | undefined
}

/** Renders all documents, filtered by kind and text, then what comes with the site. */
export function ContentList(props: ContentListProps) {
  const { title, kind, q, page, contents, total, roles, builtIn, bounced } = props
  const t = useT()
  const url = useUrl()
  return (
    <>
      <PageHeading
        title={title}
        lead={t('desk-content.lead')}
        aside={
          mayDo(roles, 'content.edit') && (
            <div className="flex flex-wrap gap-2">
              {contentKindNames
                .filter((each) => kind === undefined || each === kind)
                .map((each) => (
                  <LinkButton
                    key={each}
                    to={url('desk/content/new', { kind: each })}
                    variant={each === (kind ?? 'campaign') ? 'primary' : 'secondary'}
                    icon="plus"
                  >
                    {t(`desk-content.new-${each}`)}
                  </LinkButton>
                ))}
            </div>
          )
        }
      />
      <ContentTabs />
      <Form key={`${kind} ${q}`} role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <Select
          name="kind"
          label={t('desk-content.kind')}
          placeholder={t('desk-content.kind-all')}
          options={contentKindNames.map((each) => ({
            value: each,
            label: t(`desk-content.kind-${each}`),
          }))}
          defaultValue={kind}
          className="basis-44"
        />
        <TextField
          name="q"
          type="search"
          label={t('desk-content.search-label')}
          className="grow basis-64"
          maxLength={100}
          defaultValue={q}
        />
        <SubmitButton className="min-h-12">{t('desk-content.search')}</SubmitButton>
      </Form>
      {kind === 'job' && mayDo(roles, 'application.read') && (
        <LinkButton to={url('desk/applications')} variant="secondary" icon="mail" className="mb-6">
          {t('desk-content.open-applications')}
        </LinkButton>
      )}
      {contents.length + builtIn.length === 0 && (
        <EmptyState
          icon={q ? 'search' : 'edit'}
          title={t(q ? 'desk-content.none' : 'desk-content.none-yet')}
        >
          {t(q ? 'desk-content.none-text' : 'desk-content.none-yet-text')}
        </EmptyState>
      )}
      <DeskTable
        id="contents"
        title={t('desk-content.found-count', { count: total })}
        columns={[
          t('desk-content.name'),
          t('desk-content.kind'),
          t('desk-content.languages'),
          t('desk-content.state'),
          t('desk-content.changed'),
        ]}
        rows={contents.map((each) => ({
          id: each.id,
          cells: [
            <span key="name" className="grid grid-cols-[minmax(0,1fr)]">
              <TextLink
                to={url(`desk/content/${each.id}`)}
                className="inline-flex min-h-8 items-center font-semibold"
              >
                {each.liveTitle || each.title || each.slug}
              </TextLink>
              <span className="font-normal text-ink-soft">{each.slug}</span>
              {each.liveTitle && each.title !== each.liveTitle && (
                <span className="font-normal text-ink-soft">
                  {t('desk-content.draft-title', { title: each.title })}
                </span>
              )}
            </span>,
            t(`desk-content.kind-${each.kind}`),
            languageNames(each.languages),
            <ContentStandingBadge key="state" document={each} {...each} />,
            each.last && (
              <span key="changed">
                <LocalTime value={each.last.at} />{' '}
                <span className="text-ink-soft">
                  {t(`desk-content.did-${didWord(each.last.what, each.kind)}`)} · {each.last.by}
                </span>
              </span>
            ),
          ],
        }))}
      />
      <DeskPages
        page={page}
        total={total}
        at={(number) => url('desk/content', { kind: kind ?? null, q: q || null, page: number })}
      />
      {bounced && <BouncedAddresses {...bounced} />}
      <BuiltInList texts={builtIn} mayEdit={mayDo(roles, 'content.edit')} />
    </>
  )
}
