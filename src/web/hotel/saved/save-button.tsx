import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { SavedStay } from './saved-on-device.ts'
import { savedPriceText } from './saved-price.ts'
import { toggleSaved, useAccountAddress, useSavedStays } from './saved-stays.ts'

interface SaveButtonProps {
  stay: SavedStay
  /** Whether it's known to be saved, before scripts say so. */
  isKnown?: boolean
  className?: string
}

/**
 * Renders the heart that saves a property: a guest's on their device, which needs scripts; a member's in the account,
 * with a form until scripts are there.
 */
export function SaveButton({ stay, isKnown = false, className }: SaveButtonProps) {
  const t = useT()
  const address = useAccountAddress()
  const saved = useSavedStays()
  const isSaved = saved.some(({ id }) => id === stay.id)
  const look = (isOn: boolean, more?: string) =>
    cx(
      'grid size-10 place-items-center rounded-full border border-line bg-raised',
      isOn ? 'text-red' : 'text-ink-soft hover:text-ink',
      more,
    )
  if (!useHydrated()) {
    return address ? (
      <form method="post" action={address} className={className}>
        <input type="hidden" name="hotel" value={stay.id} />
        {stay.dates && <input type="hidden" name="stay" value={stay.dates.hash} />}
        {stay.dates?.price && (
          <input type="hidden" name="price" value={savedPriceText(stay.dates)} />
        )}
        <button
          type="submit"
          name="intent"
          value={isKnown ? 'remove' : 'save'}
          aria-label={t(isKnown ? 'hotel.unsave' : 'hotel.save', { hotel: stay.name })}
          className={look(isKnown)}
        >
          <Icon name="heart" className={isKnown ? 'fill-current' : ''} />
        </button>
      </form>
    ) : (
      // Its place: it would move the rest of the page once scripts are there.
      <span aria-hidden="true" className={cx('block size-10', className)} />
    )
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('hotel.save', { hotel: stay.name })}
      onClick={() => void toggleSaved(stay, address)}
      className={look(isSaved, className)}
    >
      <Icon name="heart" className={isSaved ? 'fill-current' : ''} />
    </button>
  )
}
