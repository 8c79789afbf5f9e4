import { Form } from 'react-router'
import { searchDeskOrders } from '../../../contract/desk/order/found-orders.ts'
import { orderCodeSchema } from '../../../contract/ids.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Money } from '../../ui/money.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskTable } from '../desk-table.tsx'
import type { Route } from './+types/desk-orders.ts'

const shortest = 2
const longest = 100

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const q = url.searchParams.get('q')?.trim().slice(0, longest) ?? ''
  const after = orderCodeSchema.safeParse(url.searchParams.get('after')).data
  const found =
    q.length < shortest
      ? undefined
      : await deskApi(context, request).get(searchDeskOrders, {
          query: { q, ...(after && { after }) },
        })
  return { title: tFor(context)('desk.part-orders'), q, after, ...found }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the search for orders, and what it found. */
export default function DeskOrders({ loaderData }: Route.ComponentProps) {
  const { title, q, after, orders, next } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <>
      <PageHeading title={title} lead={t('desk-order.search-lead')} />
      <Form key={q} role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          name="q"
          type="search"
          label={t('desk-order.search-label')}
          className="grow basis-64"
          minLength={shortest}
          maxLength={longest}
          spellCheck={false}
          autoCapitalize="none"
          required
          defaultValue={q}
        />
        <SubmitButton size="lg">{t('desk-order.search')}</SubmitButton>
      </Form>
      {orders && (
        <p role="status" className="mb-2 text-ink-soft">
          {t(next ? 'desk-order.found-more' : 'desk-order.found-count', { count: orders.length })}
        </p>
      )}
      {orders?.length === 0 && (
        <EmptyState icon="search" title={t('desk-order.none')}>
          {t('desk-order.none-text')}
        </EmptyState>
      )}
      <DeskTable
        id="found"
        title={t('desk-order.found')}
        columns={[
          t('desk-order.order'),
          t('desk-order.status'),
          t('desk-order.contact'),
          t('desk-order.travellers'),
          t('desk-order.items'),
          t('desk-order.total'),
          t('desk-order.created'),
        ]}
        rows={(orders ?? []).map((each) => ({
          id: each.orderCode,
          cells: [
            <TextLink
              key="order"
              to={url(`desk/orders/${each.orderCode}`)}
              className="inline-flex min-h-8 items-center font-semibold tabular-nums"
            >
              {each.orderCode}
            </TextLink>,
            t(each.isWithdrawn ? 'desk-order.withdrawn' : `order.status-${each.status}`),
            <span key="contact">
              {each.contact.name} <span className="text-ink-soft">{each.contact.email}</span>
            </span>,
            each.people.join(', '),
            each.items.map((item) => item.title).join(', '),
            <Money key="total" {...each.total} />,
            <LocalTime key="created" value={each.createdAt} />,
          ],
        }))}
      />
      {orders && (after || next) && (
        <nav
          aria-label={t('desk-order.found-pages')}
          className="mt-4 flex flex-wrap gap-x-6 gap-y-2"
        >
          {after && (
            <TextLink to={url('desk/orders', { q })}>{t('desk-order.found-newest')}</TextLink>
          )}
          {next && (
            <TextLink to={url('desk/orders', { q, after: next })}>
              {t('desk-order.found-older')}
            </TextLink>
          )}
        </nav>
      )}
    </>
  )
}
