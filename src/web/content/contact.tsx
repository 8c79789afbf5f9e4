import { getSupportPhones } from '../../contract/support/support-phones.ts'
import { tFor, useT, useUrl } from '../locale/language.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/contact.ts'
import { HomeLink } from './home-link.tsx'
import { SupportLines } from './support-lines.tsx'
import { SupportPhones } from './support-phones.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true }

/** Phones that can't be read aren't worth an error page: the e-mail address is shown anyway. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const t = tFor(context)
  const { country } = context.get(visitorContext)
  const answer = await frontApi(context, request).call(getSupportPhones, { query: { country } })
  return {
    title: t('content.contact-title'),
    description: t('content.contact-lead'),
    phones: answer.ok ? answer.result.phones : [],
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Renders contact details, and links to what most people can do themselves (S2.4). */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { legalEntity, support } = usePublicConfig()
  const { phones } = loaderData
  const canCall = phones.length > 0 || support.phone
  return (
    <Page width="form">
      <HomeLink />
      <PageHeading title={loaderData.title} lead={loaderData.description} />
      <div className="grid gap-6 md:grid-cols-2">
        <Card title={t(canCall ? 'content.contact-call' : 'content.contact-write')}>
          {phones.length > 0 ? <SupportPhones phones={phones} /> : <SupportLines />}
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
