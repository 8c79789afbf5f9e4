import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { fillIntent } from './fill-names.ts'

interface Kept {
  id: string
  name: string
}

interface KeptChipsProps {
  /** `contact`, or the traveller's index, counted from 0. */
  place: string
  /** The heading above them, for the buttons' accessible names. */
  of: string
  kept: readonly Kept[]
  /** The line above them; by default, that they're from the account. */
  label?: string
}

/** How many are visible at first; the others can be expanded. */
const inSight = 6

/** Renders people from the account or the cart as buttons that fill in this part of the form. They work without scripts. */
export function KeptChips({ place, of, kept, label }: KeptChipsProps) {
  const t = useT()
  if (kept.length === 0) return null
  const chips = (people: readonly Kept[]) =>
    people.map(({ id, name }) => (
      <SubmitButton
        key={id}
        size="sm"
        variant="secondary"
        icon="user"
        name="intent"
        value={fillIntent(place, id)}
        className="max-w-full wrap-anywhere"
        aria-label={t('account.fill-in-as', { name, of })}
      >
        {name}
      </SubmitButton>
    ))
  const others = kept.slice(inSight)
  return (
    <div className="mb-4 grid gap-2">
      <p className="text-xs font-medium text-ink-soft">{label ?? t('account.fill-in')}</p>
      <div className="flex flex-wrap gap-2">{chips(kept.slice(0, inSight))}</div>
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-9 items-center text-xs font-semibold text-sea">
            {t('account.fill-in-more', { count: others.length })}
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">{chips(others)}</div>
        </details>
      )}
    </div>
  )
}
