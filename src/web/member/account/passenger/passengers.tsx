import {
  addPassenger,
  listPassengers,
  removePassenger,
  updatePassenger,
} from '../../../../contract/member/travellers.ts'
import { memberApi } from '../../../guard/member-api.ts'
import { tFor, useT } from '../../../locale/language.ts'
import { usePersonName } from '../../../locale/use-person-name.ts'
import { pageProblem } from '../../../problem/page-errors.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { countryOptions } from '../../../traveller/country-options.server.ts'
import { blankPassenger } from '../../../traveller/fields.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerKeptForm } from '../answer-kept-form.ts'
import { KeptPage } from '../kept-page.tsx'
import type { Route } from './+types/passengers.ts'
import { PassengerDetails } from './passenger-details.tsx'
import { PassengerForm } from './passenger-form.tsx'
import { passengerOfForm } from './passenger-of-form.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const kept = await memberApi(context, { request, url }).call(listPassengers, {})
  if (!kept.ok) throw pageProblem(kept.problem)
  const asked = url.searchParams.get('edit')
  const blank = { id: 'new', type: 'adult' as const, ...blankPassenger }
  const editing = asked === 'new' ? blank : kept.result.find((each) => each.id === asked)
  const options = countryOptions(context.get(visitorContext).locale).countries
  return {
    title: tFor(context)('account.passengers-title'),
    passengers: kept.result,
    form: editing && { passenger: editing, options },
  }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const api = memberApi(context, { request, url })
  return answerKeptForm(
    { context, request, url },
    {
      path: 'account/passenger',
      draftOf: passengerOfForm,
      add: (body) => api.call(addPassenger, { body }),
      change: (id, body) => api.call(updatePassenger, { params: { id }, body }),
      remove: (id) => api.call(removePassenger, { params: { id } }),
    },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.45. */
export default function Passengers({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const nameOf = usePersonName()
  const { title, passengers, form } = loaderData
  return (
    <KeptPage
      path="account/passenger"
      title={title}
      lead={t('account.passengers-lead')}
      add={t('account.passenger-add')}
      answer={actionData}
      form={form && <PassengerForm key={form.passenger.id} {...form} answer={actionData} />}
      icon="users"
      none={t('account.passengers-none')}
      entries={passengers.map((passenger) => ({
        id: passenger.id,
        name: nameOf(passenger),
        details: <PassengerDetails passenger={passenger} />,
      }))}
    />
  )
}
