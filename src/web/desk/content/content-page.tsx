import { useState } from 'react'
import { detailIdOf } from '../../../contract/career/job-id.ts'
import type { DeskContent } from '../../../contract/desk/contents.ts'
import { mayDo } from '../../../contract/desk/desk-acts.ts'
import type { IssueProgress } from '../../../contract/desk/issues.ts'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import { useT, useUrl } from '../../locale/language.ts'
import type { PagePath } from '../../locale/url.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useAgencyTime } from '../agency-clock.ts'
import type { RefusedContentAct } from './answer-content.ts'
import type { Compared } from './compare/compare-versions.tsx'
import { type ToldAct, toldText } from './content-acts.ts'
import { ContentAudience } from './content-audience.tsx'
import { ContentForms } from './content-forms.tsx'
import { ContentLanguages } from './content-languages.tsx'
import { ContentStandingBadge } from './content-standing.tsx'
import { ContentVersions } from './content-versions.tsx'
import { IssueProgressCard } from './issue/issue-progress.tsx'
import { IssueTest } from './issue/issue-test.tsx'
import { PreviewForm } from './preview-form.tsx'

interface ContentPageProps {
  /** Of the version that visitors see, or of the newest one. */
  title: string
  content: DeskContent
  /** Where visitors see it now. */
  address: PagePath | undefined
  /** How far an issue of the newsletter is sent; null before it's published. */
  progress: IssueProgress | null
  /** Whose page it is: where tests go. */
  email: string
  roles: readonly StaffRole[]
  /** Of whoever is signed in: what a preview begins with. */
  country: string
  told: ToldAct | undefined
  rendering: string
  compared: Compared | undefined
  refused: RefusedContentAct | undefined
}

/** Renders a document: its languages and versions, and what can be done with it. */
export function ContentPage(props: ContentPageProps) {
  const { title, content, address, progress, email, roles, country } = props
  const { told, rendering, compared, refused } = props
  const { document, standing, versions } = content
  const t = useT()
  const url = useUrl()
  const timeOf = useAgencyTime()
  // What was done empties the forms; after a refusal they stay as they are.
  const [done, setDone] = useState(rendering)
  if (!refused && done !== rendering) setDone(rendering)
  const mayEdit = mayDo(roles, 'content.edit')
  const shown = versions.find(({ number }) => number === document.liveVersion) ?? versions[0]
  return (
    <>
      <TextLink
        to={url('desk/content')}
        className="mb-2 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {t('desk.part-content')}
      </TextLink>
      <PageHeading
        title={title}
        lead={
          <span className="text-base">
            {t(`desk-content.kind-${document.kind}`)} · {document.slug}
          </span>
        }
        aside={
          <ContentStandingBadge
            document={document}
            standing={standing}
            sending={progress?.state ?? null}
          />
        }
      />
      {shown && <ContentAudience version={shown} />}
      {told && !refused && (
        <Alert tone="success" className="mb-6">
          {toldText(told, document, { t, timeOf })}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
        <div className="grid min-w-0 gap-6 xl:order-2">
          {document.kind === 'issue' && progress && <IssueProgressCard progress={progress} />}
          <PreviewForm
            id={document.id}
            kind={document.kind}
            versions={versions}
            country={country}
          />
          {document.kind === 'issue' && mayEdit && (
            <IssueTest
              key={`test ${done}`}
              content={content}
              email={email}
              rendering={rendering}
              refused={refused}
            />
          )}
          {mayDo(roles, 'content.publish') && progress?.state !== 'sent' && (
            <ContentForms key={done} content={content} rendering={rendering} refused={refused} />
          )}
          {address && (
            <LinkButton to={url(address)} variant="secondary">
              {t('desk-content.open-live')}
            </LinkButton>
          )}
          {document.kind === 'job' && mayDo(roles, 'application.read') && (
            <LinkButton
              to={url('desk/applications', { job: detailIdOf(document.slug) })}
              variant="secondary"
            >
              {t('desk-content.open-applications')}
            </LinkButton>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <ContentLanguages content={content} mayEdit={mayEdit} />
          <ContentVersions
            content={content}
            compared={compared}
            rendering={rendering}
            mayEdit={mayEdit}
            refused={refused?.act === 'restore' ? refused : undefined}
          />
        </div>
      </div>
    </>
  )
}
