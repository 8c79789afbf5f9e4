import { tFor } from '../../locale/language.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/look-up.ts'
import { LookUpPage } from './look-up-page.tsx'

/** A code in the address stands in the form already, so that a link from a mail needs the e-mail only. */
export function loader({ request, context }: Route.LoaderArgs) {
  const t = tFor(context)
  const code = new URL(request.url).searchParams.get('code')?.trim().slice(0, 20) ?? ''
  return { title: t('order.look-up-title'), description: t('order.look-up-lead'), code }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description ?? '' })

export default function LookUp({ loaderData }: Route.ComponentProps) {
  return <LookUpPage code={loaderData.code} />
}
