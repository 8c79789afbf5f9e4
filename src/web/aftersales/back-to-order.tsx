import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'

/** Renders the link back to the order. */
export function BackToOrder({ code }: { code: string }) {
  const t = useT()
  const url = useUrl()
  return (
    <LinkButton
      size="sm"
      variant="quiet"
      icon="arrow-left"
      to={url(`order/${code}`)}
      className="-ms-3 mb-2"
    >
      {t('aftersales.to-order')}
    </LinkButton>
  )
}
