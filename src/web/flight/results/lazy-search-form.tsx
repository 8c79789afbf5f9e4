import type { ComponentProps } from 'react'
import { LazyPart, partScript } from '../../offline/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SearchForm } from '../search-form/search-form.tsx'

export const searchForm = partScript(async () => ({
  default: (await import('../search-form/search-form.tsx')).SearchForm,
}))

/** The search form, fetched when it is first shown: results are read far more often than they are changed. */
export function LazySearchForm(props: ComponentProps<typeof SearchForm>) {
  return <LazyPart of={searchForm} props={props} waiting={<Skeleton className="h-96 md:h-52" />} />
}
