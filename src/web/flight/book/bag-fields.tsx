import type { Booking } from '../../../contract/flight/booking.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { fieldId, problemText } from '../../traveller/fields.ts'
import { Select } from '../../ui/form/select.tsx'
import { Card } from '../../ui/page/card.tsx'
import { bagField } from './draft/draft-form.ts'
import { passengerTypesOf } from './draft/passengers-of.ts'

interface BagFieldsProps {
  booking: Booking
  bags: readonly { offerId: string; passenger: number; kg: number }[]
  airports: PlaceNames
  problems: Readonly<Record<string, string>>
}

/** Renders extra bags by journey and traveller, with prices; nothing if none are sold. */
export function BagFields({ booking, bags, airports, problems }: BagFieldsProps) {
  const t = useT()
  const money = useMoney()
  const types = passengerTypesOf(booking)
  const sold = booking.offers
    .map((offer) => ({
      offer,
      choices: booking.bagChoices.filter((each) => each.offerId === offer.id),
    }))
    .filter(({ choices }) => choices.length > 0)
  if (sold.length === 0) return null
  const wrong = Object.entries(problems).find(([path]) => path.startsWith('bags'))?.[1]
  return (
    <Card title={t('flight-book.bags')} id={fieldId('bags')} aria-label={t('flight-book.bags')}>
      <p className="-mt-3 mb-4 text-ink-soft">
        {t('flight-book.bags-lead')}
        {types.includes('infant') && ` ${t('flight-book.bags-infant')}`}
      </p>
      <div className="grid gap-6">
        {sold.map(({ offer, choices }) => (
          <fieldset key={offer.id}>
            <legend className="mb-2 font-semibold">
              {t('flight-book.bag-label', {
                from: cityOf(airports, offer.slice.from),
                to: cityOf(airports, offer.slice.to),
              })}
            </legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {types.map((type, passenger) =>
                type === 'infant' ? null : (
                  <Select
                    // biome-ignore lint/suspicious/noArrayIndexKey: travellers are told apart by their place
                    key={passenger}
                    name={bagField(offer.id, passenger)}
                    label={t('flight-book.passenger', { number: passenger + 1 })}
                    error={wrong ? problemText(t, wrong) : null}
                    defaultValue={String(
                      bags.find((bag) => bag.offerId === offer.id && bag.passenger === passenger)
                        ?.kg ?? 0,
                    )}
                    options={[
                      { value: '0', label: t('flight-book.bag-none') },
                      ...choices.map(({ kg, price }) => ({
                        value: String(kg),
                        label: t('flight-book.bag-choice', { kg, price: money(price) }),
                      })),
                    ]}
                  />
                ),
              )}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  )
}
