import { cabins } from '../../../contract/flight/flight-terms.ts'
import { useFormText } from '../../calendar/use-form-text.ts'
import { useT } from '../../locale/language.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { NumberStepper } from '../../ui/form/number-stepper.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TypedSearch } from '../results/search/search-fields.ts'

interface TravellersFieldProps {
  id: string
  search: TypedSearch
  error: string | undefined
}

/** Renders the number of travellers and the cabin, behind one button that shows both. */
export function TravellersField({ id, search, error }: TravellersFieldProps) {
  const t = useT()
  const now = useFormText(id, ['adult', 'child', 'infant', 'cabin'], {
    adult: search.adult,
    child: search.child,
    infant: search.infant,
    cabin: search.cabin,
  })
  const count = (Number(now.adult) || 0) + (Number(now.child) || 0) + (Number(now.infant) || 0)
  const cabin = t(`flight-search-form.${cabins.find((each) => each === now.cabin) ?? 'economy'}`)
  const summary = t('flight-search-form.travellers-summary', { count, cabin })
  const who = [
    {
      name: 'adult',
      label: t('flight-search-form.adults'),
      hint: t('flight-search-form.adults-hint'),
      min: 1,
    },
    {
      name: 'child',
      label: t('flight-search-form.children'),
      hint: t('flight-search-form.children-hint'),
      min: 0,
    },
    {
      name: 'infant',
      label: t('flight-search-form.infants'),
      hint: t('flight-search-form.infants-hint'),
      min: 0,
    },
  ] as const
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="text-xs font-medium text-ink-soft">
        {t('flight-search-form.travellers-cabin')}
      </span>
      <button
        type="button"
        popoverTarget={id}
        aria-labelledby={`${id}-label ${id}-summary`}
        aria-describedby={error ? `${id}-error` : undefined}
        className="flex min-h-12 items-center gap-3 rounded border border-line-strong bg-surface px-3 text-start transition-colors hover:border-ink"
      >
        <Icon name="users" className="text-ink-soft" />
        <span id={`${id}-summary`} className="min-w-0 flex-1 leading-tight">
          {summary}
        </span>
        <Icon name="chevron-down" className="text-ink-soft" />
      </button>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div
        id={id}
        popover="auto"
        className="popover-panel popover-start sm:w-88 rounded border border-line bg-raised p-4 text-ink shadow-float"
      >
        <div className="flex flex-col gap-2">
          {who.map(({ name, label, hint, min }) => (
            <NumberStepper
              key={name}
              name={name}
              label={label}
              hint={hint}
              min={min}
              max={9}
              defaultValue={Number(search[name]) || min}
              lessLabel={t('flight-search-form.fewer', { who: label })}
              moreLabel={t('flight-search-form.more', { who: label })}
            />
          ))}
        </div>
        <RadioGroup
          className="mt-3"
          legend={t('flight-search-form.cabin')}
          name="cabin"
          defaultValue={cabins.find((each) => each === search.cabin) ?? 'economy'}
          options={cabins.map((each) => ({ value: each, label: t(`flight-search-form.${each}`) }))}
        />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="mt-2 min-h-11 w-full rounded border border-line-strong font-semibold hover:bg-sunk"
        >
          {t('flight-search-form.done')}
        </button>
      </div>
    </div>
  )
}
