import { data, redirect } from 'react-router'
import { lookUpOrder } from '../../contract/order.ts'
import { pageMeta } from '../content/page-meta.ts'
import { tFor, urlFor } from '../locale/for-context.ts'
import { cookiesContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api.ts'
import type { Route } from './+types/search.ts'
import { LookUpPage } from './look-up-page.tsx'
import { keepGrant } from './order-access.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('code')?.trim().slice(0, 20) ?? ''
  return { title: tFor(context)('order.look-up-title'), code }
}

/** Looks the order up; who knows its code and e-mail may see it from this device from then on. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string, limit: number) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, limit)
  const code = text('code', 20).toUpperCase()
  const email = text('email', 254)
  const typed = { code, email }
  if (!code || !email) return data({ ...typed, problem: 'VALIDATION' }, { status: 400 })
  const outcome = await frontApi(context, request).call(lookUpOrder, {
    body: { orderCode: code, email },
  })
  if (!outcome.ok) {
    const { error, status_code } = outcome.problem
    return data({ ...typed, problem: error }, { status: status_code })
  }
  const { orderCode, grant } = outcome.result
  keepGrant(context.get(cookiesContext), grant)
  return redirect(urlFor(context)(`order/${orderCode}`), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LookUpPage
      code={actionData?.code ?? loaderData.code}
      email={actionData?.email ?? ''}
      problem={actionData?.problem}
    />
  )
}
