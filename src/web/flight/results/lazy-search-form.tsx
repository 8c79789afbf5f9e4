import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

const Form = lazy(async () => ({
  default: (await import('../search-form/search-form.tsx')).SearchForm,
}))

/** The search form, fetched when it is first shown: results are read far more often than they are changed. */
export function LazySearchForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<Skeleton className="h-96 md:h-52" />}>
      <Form {...props} />
    </Suspense>
  )
}
