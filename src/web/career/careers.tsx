import { HomeLink } from '../content/home-link.tsx'
import { tFor, useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/careers.ts'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, canonical: 'own' }

export function loader({ context }: Route.LoaderArgs) {
  const t = tFor(context)
  return { title: t('career.title'), description: t('career.lead') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

const sections = ['honest', 'whole', 'decisions', 'everyone'] as const
const steps = ['1', '2', '3'] as const

/** Renders what working here is like (S2.54): what is true of this product, and nothing else. */
export default function Careers({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  return (
    <Page width="form">
      <HomeLink />
      <PageHeading title={loaderData.title} lead={loaderData.description} />
      <LinkButton to={url('careers/jobs')} size="lg">
        {t('career.see-jobs')}
      </LinkButton>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        {sections.map((section) => (
          <Card key={section} title={t(`career.work-${section}-title`)}>
            <p className="text-ink-soft">{t(`career.work-${section}-text`)}</p>
          </Card>
        ))}
      </div>
      <Card title={t('career.how-title')} className="mt-6">
        <ol className="grid list-decimal gap-2 ps-5">
          {steps.map((step) => (
            <li key={step}>{t(`career.how-${step}`)}</li>
          ))}
        </ol>
      </Card>
    </Page>
  )
}
