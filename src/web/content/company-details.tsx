import { useT, useUrl } from '../locale/language.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { Card } from '../ui/page/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { SupportLines } from './support-lines.tsx'

/** Renders who runs the site and how to reach them, below each information page. */
export function CompanyDetails() {
  const t = useT()
  const url = useUrl()
  const { legalEntity } = usePublicConfig()
  return (
    <Card title={t(legalEntity ? 'content.company' : 'content.contact-title')}>
      {legalEntity && <p className="mb-3 whitespace-pre-line">{legalEntity}</p>}
      <SupportLines />
      <p className="mt-3">
        <TextLink to={url('contact')}>{t('content.all-contact')}</TextLink>
      </p>
    </Card>
  )
}
