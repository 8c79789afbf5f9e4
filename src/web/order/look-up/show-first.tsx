import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'

/** Renders why an order's page asks for the e-mail first. */
export function ShowFirst({ code, error }: { code: string; error: string }) {
  const t = useT()
  const url = useUrl()
  return (
    <Alert
      tone="warning"
      code={error}
      title={t('order.show-first-title')}
      actions={
        <LinkButton variant="secondary" size="sm" to={url('order')}>
          {t('order.look-up-title')}
        </LinkButton>
      }
    >
      {t('order.show-first-text', { code })}
    </Alert>
  )
}
