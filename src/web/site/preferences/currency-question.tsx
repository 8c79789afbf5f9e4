import { useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import { buttonClass } from '../../ui/button-look.ts'

/** Paths, without their language, of pages where prices are compared. Nobody is asked while booking, paying or managing an order. */
const compares =
  /^\/(?:flight|flight\/(?:multi-)?search|hotel|hotel\/[^/]+|flights\/.+|hotels\/.+|campaign\/.+|promo\/.+)?$/

const choice = buttonClass({ variant: 'secondary', size: 'sm' }, 'min-h-11')

/**
 * Renders the question whether prices should be in the currency of the visitor's likely country, in a line above prices. A plain form:
 * both answers store a currency (S4.43), so it's never asked again, and open the page anew. It's in the first HTML, so it moves nothing.
 */
export default function CurrencyQuestion() {
  const t = useT()
  const url = useUrl()
  const { pathname, search } = useLocation()
  const { currency, offeredCurrency } = useVisitor()
  const path = `/${pathname.split('/').slice(2).join('/')}`
  if (!offeredCurrency || !compares.test(path)) return null
  return (
    <form
      method="post"
      action={url('preferences')}
      aria-labelledby="currency-question"
      className="border-b border-line bg-raised print:hidden"
    >
      <input type="hidden" name="back" value={pathname + search} />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm md:px-6">
        <span id="currency-question" className="font-semibold">
          {t('country.prices', { currency: offeredCurrency })}
        </span>
        <span className="flex flex-wrap gap-2">
          <button type="submit" name="currency" value={offeredCurrency} className={choice}>
            {t('country.prices-yes', { currency: offeredCurrency })}
          </button>
          <button type="submit" name="currency" value={currency} className={choice}>
            {t('country.prices-no', { currency })}
          </button>
        </span>
      </div>
    </form>
  )
}
