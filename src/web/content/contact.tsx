import type { RouterContextProvider } from 'react-router'
import { orderCodeSchema } from '../../contract/ids.ts'
import { getOrder } from '../../contract/order/order.ts'
import { getSupportPhones } from '../../contract/support/support-phones.ts'
import { ticketNumberSchema } from '../../contract/support/tickets.ts'
import { writtenName } from '../../contract/traveller/written-name.ts'
import { languageContext, tFor, useT, useUrl } from '../locale/language.ts'
import { memberContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { answerTicket, type TypedTicket } from '../support/answer-ticket.ts'
import { TicketForm } from '../support/ticket-form.tsx'
import { useForgetTold } from '../support/use-forget-told.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/contact.ts'
import { HomeLink } from './home-link.tsx'
import { SupportLines } from './support-lines.tsx'
import { SupportPhones } from './support-phones.tsx'

export const handle = { canonical: 'own' }

/** Phones that can't be read aren't worth an error page: the e-mail address is shown anyway. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const { country } = context.get(visitorContext)
  const query = url.searchParams
  const [answer, known] = await Promise.all([
    frontApi(context, request).call(getSupportPhones, { query: { country } }),
    knownOf(context, request, query.get('order')),
  ])
  const number = ticketNumberSchema.safeParse(query.get('number'))
  const told = query.get('told')
  const withoutFiles = told === 'sent-without-files'
  const isSent = told === 'sent' || withoutFiles
  return {
    title: t('content.contact-title'),
    description: t('content.contact-lead'),
    phones: answer.ok ? answer.result.phones : [],
    known,
    sent: isSent && number.success ? number.data : null,
    withoutFiles,
  }
}

/** Returns what the form needn't ask: who the member is, or whose order the question is about. */
async function knownOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  code: string | null,
): Promise<Partial<TypedTicket>> {
  const orderCode = orderCodeSchema.safeParse(code)
  if (orderCode.success) {
    const order = await frontApi(context, request).call(getOrder, {
      params: { orderCode: orderCode.data },
    })
    if (!order.ok) return { orderCode: orderCode.data }
    const { contact } = order.result
    const name = writtenName(contact, context.get(languageContext).locale.code)
    return { orderCode: orderCode.data, name, email: contact.email }
  }
  const member = await context.get(memberContext)()
  return member ? { name: member.name, email: member.email } : {}
}

export const action = ({ request, context }: Route.ActionArgs) => answerTicket({ request, context })

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Renders the form to write to support, contact details, and links to what most people can do themselves (S2.4). */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { answerHours, legalEntity, support } = usePublicConfig()
  const { phones, known, sent, withoutFiles } = loaderData
  useForgetTold(sent !== null)
  const canCall = phones.length > 0 || support.phone
  return (
    <Page width="wide">
      <HomeLink />
      <PageHeading title={loaderData.title} lead={loaderData.description} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        {sent && !actionData ? (
          <div className="grid gap-6">
            <Alert tone="success" title={t('ticket.sent-title')}>
              {t('ticket.sent-text', { number: sent })}
            </Alert>
            {withoutFiles && (
              <Alert tone="warning" title={t('ticket.files-later')}>
                {t('ticket.files-later-text')}
              </Alert>
            )}
          </div>
        ) : (
          <TicketForm known={known} refused={actionData} />
        )}
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-1">
          <Card title={t('content.contact-order')}>
            <p className="mb-4 text-ink-soft">{t('content.contact-order-text')}</p>
            <div className="flex flex-wrap gap-2">
              <LinkButton to={url('order')}>{t('common.find-order')}</LinkButton>
              <LinkButton to={url('help')} variant="secondary">
                {t('common.help')}
              </LinkButton>
            </div>
          </Card>
          <Card title={t('content.contact-urgent')}>
            <p className="text-ink-soft">{t('content.contact-urgent-text')}</p>
          </Card>
          <Card title={t(canCall ? 'content.contact-call' : 'content.contact-write')}>
            {phones.length > 0 ? <SupportPhones phones={phones} /> : <SupportLines />}
            <p className="mt-3 text-ink-soft">
              {t('content.contact-write-text', { hours: answerHours })}
            </p>
          </Card>
          {legalEntity && (
            <Card title={t('content.company')}>
              <p className="whitespace-pre-line">{legalEntity}</p>
            </Card>
          )}
        </div>
      </div>
    </Page>
  )
}
