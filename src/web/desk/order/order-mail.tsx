import { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { problemOf } from '../../session/front-api/call.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/order-mail.ts'
import { orderCodeIn } from './order-code-in.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const orderCode = orderCodeIn(params.orderCode)
  const { mailId } = params
  if (!uuid.test(mailId)) throw pageProblem(problemOf('NOT_FOUND'))
  const mail = await deskApi(context, request).get(readOrderMail, { params: { orderCode, mailId } })
  return {
    title: mail.subject,
    back: tFor(context)('desk-order.title', { code: orderCode }),
    orderCode,
    mail,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders what a mail to a traveller says, as text: nothing in it can run or load anything. */
export default function OrderMail({ loaderData }: Route.ComponentProps) {
  const { title, back, orderCode, mail } = loaderData
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  return (
    <>
      <TextLink
        to={url(`desk/orders/${orderCode}`)}
        className="mb-2 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {back}
      </TextLink>
      <PageHeading title={title} lead={t('desk-order.mail-to', { address: mail.to })} />
      <p className="mb-4 text-ink-soft">
        {t(`desk-state.mail-${mail.state}`)}
        {' · '}
        <LocalTime value={mail.sentAt ?? mail.createdAt} />
      </p>
      <p
        dir="auto"
        className="max-w-3xl rounded border border-line bg-surface p-4 wrap-anywhere whitespace-pre-line"
      >
        {mail.text}
      </p>
      {mail.attachments.length > 0 && (
        <p className="mt-4 wrap-anywhere">
          {t('desk-order.mail-files', { names: format.list(mail.attachments) })}
        </p>
      )}
      <p className="mt-4 text-xs text-ink-soft">{t('desk-order.mail-text')}</p>
    </>
  )
}
