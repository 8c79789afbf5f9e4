import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { AfterSales } from '../../../contract/aftersales/after-sales.ts'
import type { Outcome, Problem } from '../../../contract/envelope.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { quoteStayChange, type RoomChoices } from '../../../contract/hotel/stay-change.ts'
import type { Order } from '../../../contract/order/order.ts'
import { BackToOrder } from '../../aftersales/back-to-order.tsx'
import { codeOf, ownOrder, refusal } from '../../aftersales/own-order.ts'
import { ProblemBox } from '../../aftersales/quote/problem-box.tsx'
import { reservationsOf, reservationWith } from '../../aftersales/reservations-of.ts'
import { tFor, urlFor, useT } from '../../locale/language.ts'
import { PaidBackContext, paidBackBy } from '../../product/paid-back.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { changesEnded } from '../order/changes-ended.ts'
import { type HotelOrderItem, isRoom } from '../order/hotel-order-item.ts'
import type { StayErrors } from '../search/stay-request.ts'
import type { Route } from './+types/change-stay.ts'
import { afterIntent, askRooms } from './change-intent.ts'
import { ChangeStayForm } from './change-stay-form.tsx'
import { LateChangeNote } from './late-change-note.tsx'
import { NoStayChange, noChangeReason } from './no-stay-change.tsx'
import { roomChoicesFor } from './room-choices.ts'
import {
  askedChange,
  type BookedRooms,
  type ChangeErrors,
  changeErrorsOf,
  changeOf,
  earlyErrors,
  readChange,
  type TypedChange,
} from './typed-change.ts'

/** `/aftersales/change-stay/{orderCode}`: other dates, guests, names or rooms for a stay. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args
  const { order, afterSales } = await ownOrder(args)
  const asked = url.searchParams.get('item')
  const rooms = changeableRooms(order, afterSales, asked)
  const change = rooms && changeOf(rooms)
  const found =
    change &&
    (await roomChoicesFor(frontApi(context, request), order.orderCode, rooms[0].id, change))
  const { choices, unlisted }: Pick<SentForm, 'choices' | 'unlisted'> = found
    ? choicesOf(found)
    : {}
  const page = {
    title: tFor(context)('stay-change.title'),
    order,
    paidBack: paidBackBy(order, afterSales),
    rooms,
    change,
    choices,
    unlisted,
    reason: rooms ? undefined : noChangeReason(askedRooms(order, asked)),
    cancellable: rooms?.[0] ?? cancellableRoom(order, afterSales, asked),
  }
  const isRefused = unlisted === 'NOT_CHANGEABLE' || unlisted === 'PAYMENT_DISPUTED'
  return data(page, { status: rooms && !isRefused ? 200 : 409 })
}

/** Returns all rooms of the requested stay, or of the only one that can be changed. */
function changeableRooms(
  order: Order,
  { changeable, reservations }: AfterSales,
  asked: string | null,
): BookedRooms | undefined {
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

/** Returns the requested room, or all of the order's. */
const askedRooms = (order: Order, asked: string | null): HotelOrderItem[] =>
  order.items.filter(isRoom).filter(({ id }) => !asked || id === asked)

/** Returns a room of the requested stay, or of the order's only one, if it can be cancelled. */
function cancellableRoom(order: Order, afterSales: AfterSales, asked: string | null) {
  const stays = reservationsOf(order, afterSales).filter(({ items }) => items.some(isRoom))
  const stay = asked ? reservationWith(stays, asked) : stays.length === 1 ? stays[0] : undefined
  return stay?.refund === 'not_allowed' ? undefined : stay?.items.find(isRoom)
}

/** Requests the quote of the change, which the next page shows, or changes the form as its other buttons ask. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const form = await readForm(request)
  const orderCode = codeOf(args)
  const itemId = String(form.get('item') ?? '')
  const intent = form.get('intent')
  const typed = readChange(form)
  const api = frontApi(context, request)
  if (typeof intent === 'string') {
    const booked = intent === askRooms ? undefined : await bookedChange(args, itemId)
    const change = afterIntent(intent, typed, booked)
    const early = earlyErrors(change.stay)
    if (Object.keys(early).length === 0) {
      return listed(await roomChoicesFor(api, orderCode, itemId, change), change, args)
    }
    // Other buttons leave errors to the one that asks the property.
    return intent === askRooms ? earlyRefusal(change, early) : data(formWith({ change }))
  }
  const early = earlyErrors(typed.stay)
  if (Object.keys(early).length > 0) return earlyRefusal(typed, early)
  const body = askedChange(itemId, typed)
  const outcome = await api.call(quoteStayChange, { params: { orderCode }, body })
  if (outcome.ok) {
    const to = `aftersales/change-stay/${orderCode}/quote/${outcome.result.quoteId}` as const
    return redirect(urlFor(context)(to), 303)
  }
  // What can be chosen instead, also where nothing would change.
  const found = await roomChoicesFor(api, orderCode, itemId, typed)
  return refused(outcome.problem, { change: typed, ...choicesOf(found) }, args)
}

/** Returns the stay as it is booked. */
async function bookedChange(args: Route.ActionArgs, itemId: string) {
  const { order, afterSales } = await ownOrder(args)
  const rooms = changeableRooms(order, afterSales, itemId)
  return rooms && changeOf(rooms)
}

/** What the form shows after it was sent. */
interface SentForm {
  change: TypedChange
  errors?: ChangeErrors
  /** Why the change couldn't be quoted. */
  problem?: ErrorCode
  choices?: RoomChoices
  /** Why there are no choices. */
  unlisted?: ErrorCode
}

const formWith = (form: SentForm): SentForm => form

const choicesOf = (found: Outcome<RoomChoices>): Pick<SentForm, 'choices' | 'unlisted'> =>
  found.ok ? { choices: found.result } : { unlisted: found.problem.error }

const earlyRefusal = (change: TypedChange, stay: StayErrors) =>
  data(formWith({ change, errors: { stay, rooms: {} } }), { status: 400 })

/** Returns the form with what can be chosen, or with the reason why nothing can. Throws what ends the page. */
async function listed(found: Outcome<RoomChoices>, change: TypedChange, args: Route.ActionArgs) {
  if (found.ok) return data(formWith({ change, choices: found.result }))
  const { problem } = found
  const { error, status_code, fields } = problem
  // Nothing was quoted: the rest of the form is as good as before.
  if (!fields && error !== 'NOT_CHANGEABLE' && !isNoAccess(error)) {
    return data(formWith({ change, unlisted: error }), { status: status_code })
  }
  return refused(problem, { change }, args)
}

const isNoAccess = (error: ErrorCode): boolean =>
  error === 'TRX_NOT_FOUND' || error === 'TRX_MEMBER_NOT_FOUND'

/** Returns what the form shows of a refused change. Throws what ends the page. */
async function refused(problem: Problem, form: SentForm, args: Route.ActionArgs) {
  const { error, status_code, fields } = problem
  if (isNoAccess(error)) throw await refusal(problem, args)
  return data(
    formWith({ ...form, ...(fields ? { errors: changeErrorsOf(problem) } : { problem: error }) }),
    { status: status_code },
  )
}

// The booked stay stays as it is while prices are asked for.
export const shouldRevalidate = ({ formData }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') !== askRooms

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function ChangeStay({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const now = Date.now() + useClockAhead()
  const { title, order, paidBack, rooms, cancellable, reason } = loaderData
  const sent = actionData
  const change = sent?.change ?? loaderData.change
  const problem = sent?.problem
  const { choices, unlisted } = sent ?? loaderData
  const isRefused = !rooms || !change || [problem, unlisted].includes('NOT_CHANGEABLE')
  const isDisputed = [problem, unlisted].includes('PAYMENT_DISPUTED')
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
        <PaidBackContext value={paidBack}>
          <NoStayChange
            orderCode={order.orderCode}
            room={rooms?.[0]}
            cancellable={cancellable}
            reason={reason}
          />
        </PaidBackContext>
      ) : isDisputed ? (
        <ProblemBox problem="PAYMENT_DISPUTED" items={rooms} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PaidBackContext value={paidBack}>
            <LateChangeNote orderCode={order.orderCode} room={rooms[0]} />
          </PaidBackContext>
          {problem && <ProblemBox problem={problem} items={rooms} />}
          <ChangeStayForm
            booked={rooms}
            change={change}
            errors={sent?.errors}
            choices={choices}
            unlisted={unlisted}
            isUpdated={sent?.choices !== undefined && !problem}
            isLate={changesEnded(rooms[0].hotel.rate, now) !== undefined}
          />
        </div>
      )}
    </Page>
  )
}
