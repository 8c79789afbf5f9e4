import { defaultLocale } from '../../../contract/default-locale.ts'
import { textLanguage } from '../../../contract/desk/order/mail-parts.ts'
import { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import { localeByCode } from '../../../contract/locales.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { problemOf } from '../../session/front-api/call.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/order-mail.ts'
import { orderCodeIn } from './order-code-in.ts'
import { useMailLanguage } from './use-mail-language.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const orderCode = orderCodeIn(params.orderCode)
  const { mailId } = params
  if (!uuid.test(mailId)) throw pageProblem(problemOf('MAIL_NOT_FOUND'))
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

/**
 * Renders what a mail to a traveller says, and beside it the same in English for staff who don't read its language. As text:
 * nothing in it can run or load anything.
 */
export default function OrderMail({ loaderData }: Route.ComponentProps) {
  const { title, back, orderCode, mail } = loaderData
  const { written, english, orderLanguage } = mail
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const mailLanguage = useMailLanguage()
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
        {mail.isOutdated && (
          <Badge tone="amber" icon="warning" className="ms-2">
            {t('desk-order.mail-outdated')}
          </Badge>
        )}
      </p>
      <p className="mb-6 max-w-3xl">{mailLanguage.sentences(written, orderLanguage).join(' ')}</p>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-6',
          english ? 'lg:grid-cols-2' : 'max-w-3xl',
        )}
      >
        <MailText
          id="mail-sent"
          title={t('desk-order.mail-sent')}
          note={
            mail.attachments.length > 0
              ? t('desk-order.mail-files', { names: format.list(mail.attachments) })
              : ''
          }
          language={written ? textLanguage(written) : undefined}
          text={mail.text}
        />
        {english && (
          <MailText
            id="mail-english"
            title={t('desk-order.mail-english')}
            note={t('desk-order.mail-english-note')}
            language={defaultLocale}
            text={`${t('desk-order.subject')}: ${english.subject}\n\n${english.text}`}
          />
        )}
      </div>
      {!english && (
        <p className="mt-4 text-ink-soft">
          {t(written ? 'desk-order.mail-english-same' : 'desk-order.mail-english-none')}
        </p>
      )}
      <p className="mt-4 text-xs text-ink-soft">{t('desk-order.mail-text')}</p>
    </>
  )
}

interface MailTextProps {
  id: string
  title: string
  /** Above the text; '' if there's nothing to say. */
  note: string
  /** Undefined if it isn't known. */
  language: string | undefined
  text: string
}

/** Renders one version of a mail. */
function MailText({ id, title, note, language, text }: MailTextProps) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {note && <p className="text-xs text-ink-soft wrap-anywhere">{note}</p>}
      <p
        dir="auto"
        lang={language && localeByCode(language)?.hreflang}
        className="rounded border border-line bg-surface p-4 wrap-anywhere whitespace-pre-line"
      >
        {text}
      </p>
    </section>
  )
}
