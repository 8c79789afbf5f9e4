import { redirect } from 'react-router'
import { listRetrievedOrders } from '../../../contract/order/order-retrieval.ts'
import { tFor, urlFor, useT, useUrl } from '../../locale/language.ts'
import { encodeEmail } from '../../member/auth/email/encoded-email.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { cookiesContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { forgetProof, readProof } from '../../session/sign-in/address-proof.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { OrderList, readBefore } from '../list/order-list.tsx'
import type { Route } from './+types/retrieve-list.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const cookies = context.get(cookiesContext)
  const known = readProof(cookies)
  if (!known) throw redirect(urlFor(context)('retrieve', { notice: 'prove' }))
  const before = readBefore(url)
  const body = { proof: known.proof, before }
  const outcome = await frontApi(context, request).call(listRetrievedOrders, { body })
  if (!outcome.ok) {
    if (outcome.problem.error !== 'VERIFICATION_EXPIRED') throw pageProblem(outcome.problem)
    forgetProof(cookies)
    const email = encodeEmail(known.email)
    throw redirect(urlFor(context)('retrieve', { notice: 'over', email }))
  }
  const { email, orders } = outcome.result
  return {
    title: tFor(context)('order.retrieve-list-title'),
    email,
    orders,
    earlier: before !== undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.27. */
export default function RetrieveList({ loaderData }: Route.ComponentProps) {
  const { title, email, ...list } = loaderData
  const t = useT()
  const url = useUrl()
  const empty = list.orders.length === 0 && !list.earlier
  const other = (
    <LinkButton variant="secondary" icon="mail" to={url('retrieve')}>
      {t('order.retrieve-other')}
    </LinkButton>
  )
  return (
    <Page width="form">
      <PageHeading
        title={title}
        lead={empty ? undefined : t('order.retrieve-list-lead', { email })}
        aside={empty ? undefined : other}
      />
      {empty ? (
        <EmptyState
          icon="ticket"
          title={t('order.retrieve-none-title')}
          actions={
            <>
              {other}
              <LinkButton variant="secondary" icon="search" to={url('')}>
                {t('order.retrieve-search')}
              </LinkButton>
            </>
          }
        >
          {t('order.retrieve-none', { email })}
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <OrderList {...list} page="retrieve/list" orderPage="order" />
        </div>
      )}
    </Page>
  )
}
