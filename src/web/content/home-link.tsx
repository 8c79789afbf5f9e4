import { useT, useUrl } from '../locale/language.ts'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** Renders a link to the home page, on top of pages that search engines lead to (S2.31). */
export function HomeLink() {
  const t = useT()
  const url = useUrl()
  return (
    <TextLink to={url('')} className="mb-4 inline-flex min-h-10 items-center gap-1 no-underline">
      <Icon name="arrow-left" size={16} />
      {t('content.to-home')}
    </TextLink>
  )
}
