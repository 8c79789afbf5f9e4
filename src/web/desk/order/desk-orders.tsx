import { mayDo } from '../../../contract/desk/desk-acts.ts'
import { orderSearchSchema, searchDeskOrders } from '../../../contract/desk/order/found-orders.ts'
import { getDeskSession } from '../../../contract/desk/session.ts'
import { orderCodeSchema } from '../../../contract/ids.ts'
import { orderStatuses } from '../../../contract/order/order.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { isDay } from '../day-field.tsx'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/desk-orders.ts'
import { FoundOrders } from './found-orders.tsx'
import { longestSearch, OrderFilterForm } from './order-filter.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const typed = (name: string) => url.searchParams.get(name)?.trim() ?? ''
  const dayIn = (name: string) => (isDay(typed(name)) ? typed(name) : undefined)
  const filter = {
    q: typed('q').slice(0, longestSearch),
    status: orderStatuses.find((each) => each === typed('status')),
    ordered: dayIn('ordered'),
    starts: dayIn('starts'),
  }
  const after = orderCodeSchema.safeParse(typed('after')).data
  const { q, ...others } = filter
  const asked = { ...others, q: q || undefined, after }
  // A letter alone, or only characters without a shape: the API takes neither.
  const isTooShort = q !== '' && !orderSearchSchema.safeParse(q).success
  const api = deskApi(context, request)
  const [found, { roles }] = await Promise.all([
    api.get(searchDeskOrders, {
      query: Object.fromEntries(
        Object.entries(isTooShort ? {} : asked).filter(([, value]) => value !== undefined),
      ),
    }),
    api.get(getDeskSession, {}),
  ])
  const shown = isTooShort ? { orders: [], next: null } : found
  const title = tFor(context)('desk.part-orders')
  // What customers wrote to support has numbers of its own, which look alike.
  const maySearchTickets = q !== '' && !isTooShort && mayDo(roles, 'ticket.read')
  return {
    title,
    statuses: orderStatuses,
    filter,
    after,
    isTooShort,
    maySearchTickets,
    ...shown,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the latest orders, or those that were searched for. */
export default function DeskOrders({ loaderData }: Route.ComponentProps) {
  const { title, statuses, filter, after, isTooShort, maySearchTickets, orders, next } = loaderData
  const t = useT()
  const url = useUrl()
  const { q, status, ordered, starts } = filter
  const isFiltered = Boolean(q || status || ordered || starts)
  const query = { q: q || null, status, ordered, starts }
  const isEmpty = orders.length === 0 && !next
  return (
    <>
      <PageHeading title={title} lead={t('desk-order.search-lead')} />
      <OrderFilterForm key={JSON.stringify(filter)} filter={filter} statuses={statuses} />
      <p role="status" className="mb-2 text-ink-soft">
        {t(next ? 'desk-order.found-more' : 'desk-order.found-count', { count: orders.length })}
      </p>
      {isEmpty && (
        <EmptyState
          icon="search"
          title={t('desk-order.none')}
          actions={
            maySearchTickets && (
              <LinkButton to={url('desk/tickets', { list: 'all', q })} variant="secondary">
                {t('desk-order.search-tickets', { text: q })}
              </LinkButton>
            )
          }
        >
          {t(`desk-order.none-${isTooShort ? 'short' : q ? 'text' : 'filtered'}`)}
        </EmptyState>
      )}
      <FoundOrders
        title={t(isFiltered ? 'desk-order.found' : 'desk-order.latest')}
        orders={orders}
      />
      {(after || next) && (
        <nav
          aria-label={t('desk-order.found-pages')}
          className="mt-4 flex flex-wrap gap-x-6 gap-y-2"
        >
          {after && (
            <TextLink to={url('desk/orders', query)}>{t('desk-order.found-newest')}</TextLink>
          )}
          {next && (
            <TextLink to={url('desk/orders', { ...query, after: next })}>
              {t('desk-order.found-older')}
            </TextLink>
          )}
        </nav>
      )}
    </>
  )
}
