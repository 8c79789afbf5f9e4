import { data, redirect } from 'react-router'
import type { AfterSales } from '../../../contract/aftersales/after-sales.ts'
import type { Problem } from '../../../contract/envelope.ts'
import { quoteStayChange } from '../../../contract/hotel/stay-change.ts'
import type { Order } from '../../../contract/order/order.ts'
import { BackToOrder } from '../../aftersales/back-to-order.tsx'
import { codeOf, ownOrder, refusal } from '../../aftersales/own-order.ts'
import { ProblemBox } from '../../aftersales/quote/problem-box.tsx'
import { reservationsOf, reservationWith } from '../../aftersales/reservations-of.ts'
import { firstDayFrom } from '../../calendar/days.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { type HotelOrderItem, isRoom } from '../order/hotel-order-item.ts'
import { checkStay } from '../search/stay-request.ts'
import type { Route } from './+types/change-stay.ts'
import { ChangeStayForm } from './change-stay-form.tsx'
import { NoStayChange } from './no-stay-change.tsx'
import { type RoomChoices, roomChoicesFor } from './room-choices.ts'
import { askRooms } from './room-type-card.tsx'
import {
  askedChange,
  changeErrorsOf,
  changeOf,
  readChange,
  type TypedChange,
} from './typed-change.ts'

/** `/aftersales/change-stay/{orderCode}`: other dates, guests, names or another room type for a stay. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args
  const { order, afterSales } = await ownOrder(args)
  const rooms = changeableRooms(order, afterSales, url.searchParams.get('item'))
  const refunds = reservationsOf(order, afterSales).filter(({ refund }) => refund !== 'not_allowed')
  const choices =
    rooms &&
    (await roomChoicesFor(frontApi(context, request), order.orderCode, {
      itemId: rooms[0].id,
      stay: rooms[0].hotel.stay,
    }))
  const page = {
    title: tFor(context)('stay-change.title'),
    order,
    rooms,
    change: rooms && changeOf(rooms),
    choices: choices?.ok ? choices.result : undefined,
    refundable: reservationWith(refunds, rooms?.[0].id ?? null) !== undefined,
  }
  return data(page, { status: rooms ? 200 : 409 })
}

type Rooms = readonly [HotelOrderItem, ...HotelOrderItem[]]

/** Returns all rooms of the requested stay, or of the only one that can be changed. */
function changeableRooms(
  order: Order,
  { changeable, reservations }: AfterSales,
  asked: string | null,
): Rooms | undefined {
  const stays = reservations.map(({ itemIds }) =>
    order.items
      .filter(isRoom)
      .filter(({ id }) => itemIds.includes(id) && changeable.includes(id))
      .toSorted((a, b) => a.hotel.room - b.hotel.room),
  )
  const known = stays.filter(
    (rooms): rooms is [HotelOrderItem, ...HotelOrderItem[]] => rooms.length > 0,
  )
  if (asked) return known.find((rooms) => rooms.some(({ id }) => id === asked))
  return known.length === 1 ? known[0] : undefined
}

/** Requests the quote of the change, which the next page shows, or lists room types for other dates and guests. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const orderCode = codeOf(args)
  const change = readChange(form, Number(form.get('rooms')) || 1)
  const early = checkStay({ ...change.stay, destination: 'x' }, firstDayFrom(Date.now(), undefined))
  if (Object.keys(early).length > 0) {
    return data({ change, errors: { stay: early, guests: {} } }, { status: 400 })
  }
  const api = frontApi(context, request)
  const body = askedChange(String(form.get('item') ?? ''), change)
  if (form.get('intent') === askRooms) {
    const found = await roomChoicesFor(api, orderCode, body)
    return found.ok ? { change, choices: found.result } : refused(found.problem, change, args)
  }
  const outcome = await api.call(quoteStayChange, { params: { orderCode }, body })
  if (outcome.ok) {
    const to = `aftersales/change-stay/${orderCode}/quote/${outcome.result.quoteId}` as const
    return redirect(urlFor(context)(to), 303)
  }
  if (outcome.problem.error !== 'OFFER_GONE') return refused(outcome.problem, change, args)
  const found = await roomChoicesFor(api, orderCode, body)
  return refused(outcome.problem, change, args, found.ok ? found.result : undefined)
}

/** Returns what the form shows of a refused change. Throws what ends the page. */
async function refused(
  problem: Problem,
  change: TypedChange,
  args: Route.ActionArgs,
  choices?: RoomChoices,
) {
  const { error, status_code, fields } = problem
  if (error === 'TRX_NOT_FOUND' || error === 'TRX_MEMBER_NOT_FOUND') {
    throw await refusal(problem, args)
  }
  return data(
    fields
      ? { change, errors: changeErrorsOf(problem), choices }
      : { change, problem: error, choices },
    { status: status_code },
  )
}

export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function ChangeStay({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { title, order, rooms, refundable } = loaderData
  const change = actionData?.change ?? loaderData.change
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const found = actionData && 'choices' in actionData ? actionData.choices : undefined
  const isRefused = !rooms || !change || problem === 'NOT_CHANGEABLE'
  return (
    <Page width="text">
      <BackToOrder code={order.orderCode} />
      <PageHeading
        title={title}
        lead={
          rooms &&
          t('stay-change.lead', { code: order.orderCode, hotel: rooms[0].hotel.hotel.name })
        }
      />
      {isRefused ? (
        <NoStayChange orderCode={order.orderCode} refundable={refundable} item={rooms?.[0].id} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {problem && <ProblemBox problem={problem} items={rooms} />}
          <ChangeStayForm
            rooms={rooms}
            change={change}
            errors={actionData && 'errors' in actionData ? actionData.errors : undefined}
            choices={found ?? loaderData.choices}
            areFresh={found !== undefined && !problem}
          />
        </div>
      )}
    </Page>
  )
}
