import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type SavedStay, toggleSaved, useSavedStays } from './saved-stays.ts'

interface SaveButtonProps {
  stay: SavedStay
  className?: string
}

/** Renders the heart that saves a property on this device. It needs scripts. */
export function SaveButton({ stay, className }: SaveButtonProps) {
  const t = useT()
  const isSaved = useSavedStays().some(({ id }) => id === stay.id)
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('hotel.save', { hotel: stay.name })}
      onClick={() => toggleSaved(stay)}
      className={cx(
        'grid size-10 place-items-center rounded-full border border-line bg-raised',
        isSaved ? 'text-red' : 'text-ink-soft hover:text-ink',
        className,
      )}
    >
      <Icon name="heart" className={isSaved ? 'fill-current' : ''} />
    </button>
  )
}
