import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'

/** Renders the link to the contact form, with the order's number if it's known. */
export function AskSupport({ orderCode }: { orderCode?: string | undefined }) {
  const t = useT()
  const url = useUrl()
  return (
    <LinkButton
      size="sm"
      variant="secondary"
      icon="help"
      to={orderCode ? url('contact', { order: orderCode }) : url('contact')}
    >
      {t('common.ask-about-order')}
    </LinkButton>
  )
}
