import { useT, useUrl } from '../locale/language.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { Card } from '../ui/page/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { SupportLines } from './support-lines.tsx'

/** Renders how to get help with an order; the e-mail link includes its number. */
export default function NeedHelp({ orderCode }: { orderCode?: string }) {
  const t = useT()
  const url = useUrl()
  const { answerHours } = usePublicConfig()
  return (
    <Card title={t('common.need-help')} className="text-start">
      <p className="mb-2 text-ink-soft">
        {orderCode
          ? t('common.quote-order', { code: orderCode })
          : t('common.need-help-text', { hours: answerHours })}
      </p>
      <SupportLines
        {...(orderCode && { subject: t('common.order-subject', { code: orderCode }) })}
      />
      <p className="mt-2 flex flex-wrap gap-x-4">
        {orderCode ? (
          <TextLink
            to={url('contact', { order: orderCode })}
            className="inline-flex min-h-10 items-center"
          >
            {t('common.ask-about-order')}
          </TextLink>
        ) : (
          <TextLink to={url('contact')} className="inline-flex min-h-10 items-center">
            {t('common.contact')}
          </TextLink>
        )}
        <TextLink to={url('help')} className="inline-flex min-h-10 items-center">
          {t('common.help')}
        </TextLink>
        <TextLink to={url('refund-policy')} className="inline-flex min-h-10 items-center">
          {t('common.refund-policy')}
        </TextLink>
      </p>
    </Card>
  )
}
