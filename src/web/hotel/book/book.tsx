import { type ActionFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { useUrl } from '../../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../../offline/use-fetch-ahead.ts'
import { FunnelPage } from '../../payment/funnel-page.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { answerBooking } from './answer-booking.ts'
import { BookingEnded } from './booking-ended.tsx'
import { BookingForm } from './booking-form.tsx'
import { loadBooking } from './load-booking.ts'

/** `/hotel/book/{bookId}` (S2.8): guests, contact and wishes of a stay. */
export const loader = loadBooking

export const action = ({ params, request, context }: ActionFunctionArgs) =>
  answerBooking(params.bookId ?? '', request, context)

export const shouldRevalidate = () => true

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

const next: NextNeeds = {
  routes: ['products', 'payment/choose', 'order/detail'],
  words: ['payment', 'order', 'hotel-order'],
}

export default function Book() {
  useFetchAhead(next)
  const url = useUrl()
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (page.kind === 'ended') {
    return (
      <FunnelPage
        step="travellers"
        items={[{ product: 'hotel' }]}
        title={page.title}
        back={{ search: page.again, ...(page.review && { check: page.review }) }}
      >
        <BookingEnded code={page.code} again={page.again} review={page.review} />
      </FunnelPage>
    )
  }
  return (
    <BookingForm
      key={page.booking.bookId}
      page={page}
      answer={answer}
      review={url(`hotel/review/${page.booking.hash}`)}
    />
  )
}
