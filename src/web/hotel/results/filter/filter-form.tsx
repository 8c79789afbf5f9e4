import { useT, useUrl } from '../../../locale/language.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { stayParamsOf } from '../../search/typed-stay.ts'
import { areaText, filterNames } from '../choices/hotel-choices.ts'
import type { HotelResultsPage } from '../load/results-data.ts'
import { FilterFields } from './filter-fields.tsx'
import { useFilterForm } from './use-filter-form.ts'

interface FilterFormProps {
  id: string
  page: HotelResultsPage
}

/**
 * Renders the filters with their counts. It's a GET form to this page; scripts send it at each change. On narrow screens
 * it's a sheet that a button opens, without scripts too.
 */
export function FilterForm({ id, page }: FilterFormProps) {
  const t = useT()
  const url = useUrl()
  const hydrated = useHydrated()
  const { form, onSubmit } = useFilterForm(page)
  const { choices, stay } = page
  const { sort, view, filters } = choices
  const hidden = [
    ...stayParamsOf(stay),
    ...(sort === 'recommendation' ? [] : [['sort', sort] as const]),
    ...(view === 'list' ? [] : [['view', view] as const]),
    ...(filters.bounds ? [[filterNames.bounds, areaText(filters.bounds)] as const] : []),
  ]
  return (
    <aside
      id={id}
      popover="auto"
      aria-label={t('hotel-results.filters')}
      className="hotel-filters popover-panel rounded border border-line bg-raised text-ink shadow-float xl:bg-surface xl:shadow-none"
    >
      <form
        ref={form}
        method="get"
        action={url('hotel/search')}
        // Browsers that go back would restore filters that aren't in use any more.
        autoComplete="off"
        onSubmit={onSubmit}
      >
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex items-center justify-between gap-2 pt-3">
          <h2 className="text-md font-semibold">{t('hotel-results.filters')}</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('common.close')}
            className="-me-2 grid size-11 place-items-center rounded hover:bg-sunk xl:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        <FilterFields page={page} />
        <div
          className={cx(
            'sticky bottom-0 border-t border-line bg-raised py-3 xl:bg-surface',
            hydrated && 'xl:hidden',
          )}
        >
          {hydrated ? (
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className="min-h-11 w-full rounded bg-sea font-semibold text-on-sea"
            >
              {t('hotel-results.show-count', { count: page.total })}
            </button>
          ) : (
            <Button type="submit" block>
              {t('hotel-results.apply')}
            </Button>
          )}
        </div>
      </form>
    </aside>
  )
}
