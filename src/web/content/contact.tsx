import { tFor, useT, useUrl } from '../locale/language.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/contact.ts'
import { HomeLink } from './home-link.tsx'
import { SupportLines } from './support-lines.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true }

export function loader({ context }: Route.LoaderArgs) {
  const t = tFor(context)
  return { title: t('content.contact-title'), description: t('content.contact-lead') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Renders contact details, and links to what most people can do themselves (S2.4). */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { legalEntity, support } = usePublicConfig()
  return (
    <Page width="form">
      <HomeLink />
      <PageHeading title={loaderData.title} lead={loaderData.description} />
      <div className="grid gap-6 md:grid-cols-2">
        <Card title={t(support.phone ? 'content.contact-call' : 'content.contact-write')}>
          <SupportLines />
          <p className="mt-3 text-ink-soft">{t('content.contact-write-text')}</p>
        </Card>
        <Card title={t('content.contact-order')}>
          <p className="mb-4 text-ink-soft">{t('content.contact-order-text')}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton to={url('order')}>{t('common.find-order')}</LinkButton>
            <LinkButton to={url('help')} variant="secondary">
              {t('common.help')}
            </LinkButton>
          </div>
        </Card>
        <Card title={t('content.contact-urgent')}>
          <p className="text-ink-soft">{t('content.contact-urgent-text')}</p>
        </Card>
        {legalEntity && (
          <Card title={t('content.company')}>
            <p className="whitespace-pre-line">{legalEntity}</p>
          </Card>
        )}
      </div>
    </Page>
  )
}
