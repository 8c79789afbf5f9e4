import { Form, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { isLeftForLater } from '../../contract/cart/bookable-items.ts'
import { useT, useUrl } from '../locale/language.ts'
import { type NextNeeds, useFetchAhead } from '../offline/use-fetch-ahead.ts'
import { FunnelPage } from '../payment/funnel-page.tsx'
import { PlaceNamesContext } from '../place/place-names.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { answerCart } from './answer-cart.ts'
import { CartBar } from './cart-bar.tsx'
import { CartConflicts } from './cart-conflicts.tsx'
import { CartItemCard } from './cart-item-card.tsx'
import { CartProblem } from './cart-problem.tsx'
import { CartSummary } from './cart-summary.tsx'
import { loadCart } from './load-cart.ts'

/** `/cart` (S2.3, S2.78): flights and stays side by side, with one checkout. */
export const loader = loadCart
export const action = answerCart

export const shouldRevalidate = () => true

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

const next: NextNeeds = {
  routes: ['payment/choose', 'order/detail'],
  words: ['payment', 'order'],
}

export default function CartPage() {
  useFetchAhead(next)
  const t = useT()
  const { title, cart, places, problem, reminded, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const notice = <CartProblem code={answer?.code ?? problem} holds={answer?.holds} />
  if (!cart || cart.items.length === 0) {
    return (
      <FunnelPage title={title} notice={notice}>
        {cart && <EmptyCart />}
      </FunnelPage>
    )
  }
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="currency" value={cart.now.currency} />
      <FunnelPage
        title={title}
        lead={t('cart.lead')}
        asideWithin
        aside={<CartSummary cart={cart} />}
        foot={<CartBar cart={cart} />}
        notice={
          <>
            {reminded && !answer && (
              <Alert title={t('cart.reminded-title')}>{t('cart.reminded-text')}</Alert>
            )}
            {notice}
            <CartConflicts cart={cart} />
          </>
        }
      >
        <PlaceNamesContext value={places}>
          <ul className="grid gap-4" data-cart={cart.items.length}>
            {cart.items.map((item) => (
              <CartItemCard
                key={item.bookId}
                item={item}
                isForLater={isLeftForLater(cart, item)}
                problem={answer?.items[item.bookId]}
              />
            ))}
          </ul>
        </PlaceNamesContext>
      </FunnelPage>
    </Form>
  )
}

function EmptyCart() {
  const t = useT()
  const url = useUrl()
  return (
    <EmptyState
      icon="ticket"
      title={t('cart.empty-title')}
      actions={
        <>
          <LinkButton to={url('flight')}>{t('cart.find-flights')}</LinkButton>
          <LinkButton to={url('hotel')} variant="secondary">
            {t('cart.find-stays')}
          </LinkButton>
        </>
      }
    >
      {t('cart.empty-text')}
    </EmptyState>
  )
}
