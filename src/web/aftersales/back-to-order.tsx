import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'

/** The way back to the order that a page is about. */
export function BackToOrder({ code }: { code: string }) {
  const t = useT()
  const url = useUrl()
  return (
    <LinkButton
      size="sm"
      variant="quiet"
      icon="arrow-left"
      to={url(`order/${code}`)}
      className="-ms-2 mb-2"
    >
      {t('aftersales.to-order')}
    </LinkButton>
  )
}
