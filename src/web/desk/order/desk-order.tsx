import { useState } from 'react'
import { getDeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { getDeskSession } from '../../../contract/desk/session.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { PlaceNamesContext } from '../../place/place-names.ts'
import { loadItemPlaces } from '../../product/load-item-places.ts'
import { ProductsContext } from '../../product/product-views.ts'
import { products } from '../../products.tsx'
import { platformContext } from '../../session/contexts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { deskApi } from '../desk-api.ts'
import { takeTold } from '../told.ts'
import type { Route } from './+types/desk-order.ts'
import { ActForms } from './act-form.tsx'
import { answerOrderAct } from './answer-order-act.ts'
import { Bought } from './bought.tsx'
import { toldActs } from './order-act-names.ts'
import { orderCodeIn } from './order-code-in.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderForms } from './order-forms.tsx'
import { OrderNotes } from './order-notes.tsx'
import { problemsOf } from './order-problems.ts'
import { OrderState } from './order-state.tsx'
import { OrderTicketList } from './order-tickets.tsx'
import { ProblemList } from './problem-list.tsx'
import { Behind } from './table/behind.tsx'
import { ChangeTable } from './table/change-table.tsx'
import { Mails } from './table/mails.tsx'
import { MoneyTables } from './table/money-tables.tsx'
import { Reservations } from './table/reservations.tsx'
import { Timeline } from './table/timeline.tsx'

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const api = deskApi(context, request)
  const [seen, { id: staffId, roles }] = await Promise.all([
    api.get(getDeskOrder, { params: { orderCode: orderCodeIn(params.orderCode) } }),
    api.get(getDeskSession, {}),
  ])
  const told = takeTold(context, url, toldActs)
  const title = tFor(context)('desk-order.title', { code: seen.order.orderCode })
  const places = await loadItemPlaces(context, api, { items: seen.order.items })
  const { clockAhead, publicConfig } = context.get(platformContext)
  const problems = problemsOf(seen, Date.now() + clockAhead, publicConfig.agencyZone)
  return { title, seen, places, problems, staffId, roles, told, rendering: crypto.randomUUID() }
}

export const action = ({ params, context, request }: Route.ActionArgs) =>
  answerOrderAct({ orderCode: orderCodeIn(params.orderCode), context, request })

/** After a refusal too: the form's key was used, and the order may have changed. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders everything about an order, and what can be done with it. */
export default function DeskOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, seen, places, problems, staffId, roles, told, rendering } = loaderData
  const t = useT()
  const url = useUrl()
  // What was done empties the forms. After a refusal they stay, with what is typed while the order is read again.
  const [done, setDone] = useState(rendering)
  if (!actionData && done !== rendering) setDone(rendering)
  return (
    <>
      <TextLink
        to={url('desk/orders')}
        className="mb-2 inline-flex min-h-10 items-center gap-1 no-underline"
      >
        <Icon name="arrow-left" size={16} />
        {t('desk.part-orders')}
      </TextLink>
      <PageHeading
        title={title}
        lead={seen.order.items.map((item) => item.title).join(', ')}
        aside={
          <OrderState
            order={seen.order}
            isDisputed={seen.afterSales.dispute?.isOpen === true}
            isFlightCancelled={seen.afterSales.notices.some(
              ({ state, after }) => state === 'open' && after === null,
            )}
          />
        }
      />
      {told && !actionData && (
        <Alert tone={told === 'ask-refund' ? 'warning' : 'success'} className="mb-6">
          {t(`desk-order.told-${told}`)}
        </Alert>
      )}
      <ProductsContext value={products}>
        <PlaceNamesContext value={places}>
          <ActForms value={{ roles, rendering, refused: actionData }}>
            {/* The second row absorbs the extra height of the actions column. */}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_minmax(0,1fr)] xl:items-start">
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
                <OrderFacts seen={seen} />
                <ProblemList problems={problems} />
              </div>
              {/* Below the problems on phones. Sticky on wide screens; scrolls on its own if taller than the window. */}
              <div className="min-w-0 xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto">
                <OrderForms
                  key={done}
                  seen={seen}
                  problems={problems}
                  staffId={staffId}
                  isJustQuoted={told === 'quote-refund'}
                />
              </div>
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
                <OrderNotes key={done} log={seen.log} orderCode={seen.order.orderCode} />
                {seen.tickets && <OrderTicketList tickets={seen.tickets} />}
                <Bought order={seen.order} />
                <Timeline seen={seen} />
              </div>
            </div>
            {/* Tables with many columns, across the whole page: outside of what the actions stay in view of, which would cover them. */}
            <div className="mt-6 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
              <ChangeTable changes={seen.changes} />
              <MoneyTables seen={seen} />
              <Mails seen={seen} />
              <Reservations seen={seen} />
              <Behind seen={seen} />
            </div>
          </ActForms>
        </PlaceNamesContext>
      </ProductsContext>
    </>
  )
}
