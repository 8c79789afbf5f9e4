import type { ContentPreview } from '../../../contract/desk/contents.ts'
import { TextBlocks } from '../../content/text-blocks.tsx'
import { useT } from '../../locale/language.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

interface TextPreviewProps {
  seen: Exclude<ContentPreview, { kind: 'campaign' }>['seen']
}

/** Renders a document that is only text as visitors read it, or why they don't see it. */
export function TextPreview({ seen }: TextPreviewProps) {
  const t = useT()
  if (seen.standing !== 'shown') {
    return (
      <Page width="text">
        <EmptyState isWholePage icon="info" title={t(`desk-content.preview-${seen.standing}`)} />
      </Page>
    )
  }
  const { language, body } = seen
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
