import type { ContentPreview } from '../../../contract/desk/contents.ts'
import { JobText } from '../../career/job-text.tsx'
import { TextBlocks } from '../../content/text-blocks.tsx'
import { useT } from '../../locale/language.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

interface TextPreviewProps {
  preview: Exclude<ContentPreview, { kind: 'campaign' | 'issue' }>
}

/** Renders a document that is only text as visitors read it, or why they don't see it. */
export function TextPreview({ preview }: TextPreviewProps) {
  const t = useT()
  const { seen } = preview
  if (seen.standing !== 'shown') {
    return (
      <Page width="text">
        <EmptyState isWholePage icon="info" title={t(`desk-content.preview-${seen.standing}`)} />
      </Page>
    )
  }
  const { language, endsAt, body } = seen
  if (preview.kind === 'job' && 'placeName' in body) {
    const { facts, at } = preview
    const job = { ...facts, ...body, language, postedAt: at, closesAt: endsAt }
    return (
      <Page width="text">
        <JobText job={job} />
      </Page>
    )
  }
  return (
    <Page width="text">
      <div lang={language}>
        <PageHeading
          title={body.title}
          lead={'description' in body ? body.description : undefined}
        />
        <TextBlocks blocks={body.blocks} />
      </div>
    </Page>
  )
}
