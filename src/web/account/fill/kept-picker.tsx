import { useT } from '../../locale/use-t.ts'
import { Select } from '../../ui/select.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { fillIntent, pickField } from './fill-names.ts'

interface KeptPickerProps {
  /** `contact`, or the traveller's place counted from 0. */
  place: string
  /** The heading it stands under, for the button's own name. */
  of: string
  kept: readonly { id: string; name: string }[]
}

/** Fills in from the account; what was typed elsewhere in the form is saved with it. Works without scripts. */
export function KeptPicker({ place, of, kept }: KeptPickerProps) {
  const t = useT()
  if (kept.length === 0) return null
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      <Select
        id={`kept-${place}`}
        name={pickField(place)}
        className="min-w-48 flex-1"
        label={t('account.fill-in')}
        autoComplete="off"
        placeholder={t('flight-book.choose')}
        options={kept.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SubmitButton
        variant="secondary"
        name="intent"
        value={fillIntent(place)}
        aria-label={t('account.fill-button-of', { of })}
      >
        {t('account.fill-button')}
      </SubmitButton>
    </div>
  )
}
