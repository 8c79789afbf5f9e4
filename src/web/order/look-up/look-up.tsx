import { tFor } from '../../locale/language.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/look-up.ts'
import { LookUpPage } from './look-up-page.tsx'

export const handle = { canonical: 'own' }

/** Fills in the code from the address, so that a link from a mail only needs the e-mail. */
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
