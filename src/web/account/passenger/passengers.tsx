import { redirect } from 'react-router'
import {
  addPassenger,
  changePassenger,
  listPassengers,
  removePassenger,
} from '../../../contract/account.ts'
import { formText } from '../../auth/form-text.ts'
import { pageMeta } from '../../content/page-meta.ts'
import { countryOptions } from '../../flight/book/country-options.server.ts'
import { pageProblem } from '../../guard/page-errors.ts'
import { tFor, urlFor } from '../../locale/for-context.ts'
import { useT } from '../../locale/use-t.ts'
import { useUrl } from '../../locale/use-url.ts'
import { visitorContext } from '../../session/contexts.ts'
import { memberApi } from '../../session/member-api.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { DoneNotice } from '../done-notice.tsx'
import { answerKept } from '../kept-answer.ts'
import { KeptList } from '../kept-list.tsx'
import { KeptProblem } from '../kept-problem.tsx'
import type { Route } from './+types/passengers.ts'
import { PassengerDetails } from './passenger-details.tsx'
import { PassengerForm } from './passenger-form.tsx'
import { blankPassenger, passengerOfForm } from './passenger-of-form.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const kept = await memberApi(context, { request, url }).call(listPassengers, {})
  if (!kept.ok) throw pageProblem(kept.problem)
  const asked = url.searchParams.get('edit')
  const editing = asked === 'new' ? blankPassenger : kept.result.find((each) => each.id === asked)
  const options = countryOptions(context.get(visitorContext).locale).countries
  return {
    title: tFor(context)('account.passengers-title'),
    passengers: kept.result,
    form: editing && { passenger: editing, options },
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = memberApi(context, { request, url })
  const form = await request.formData()
  const list = urlFor(context)
  const removed = formText(form, 'remove', 40)
  if (removed) {
    const outcome = await api.call(removePassenger, { params: { id: removed } })
    if (!outcome.ok) return answerKept(outcome.problem, {})
    return redirect(list('account/passenger', { done: 'removed' }), 303)
  }
  const body = passengerOfForm(form)
  const id = url.searchParams.get('edit') ?? 'new'
  const outcome =
    id === 'new'
      ? await api.call(addPassenger, { body })
      : await api.call(changePassenger, { params: { id }, body })
  if (!outcome.ok) return answerKept(outcome.problem, { ...body })
  return redirect(list('account/passenger', { done: 'saved' }), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.45. */
export default function Passengers({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { title, passengers, form } = loaderData
  return (
    <>
      <PageHeading
        title={title}
        lead={t('account.passengers-lead')}
        aside={
          !form && (
            <LinkButton icon="plus" to={url('account/passenger', { edit: 'new' })}>
              {t('account.passenger-add')}
            </LinkButton>
          )
        }
      />
      {!actionData && !form && <DoneNotice />}
      <KeptProblem answer={actionData} />
      {form ? (
        <PassengerForm key={form.passenger.id} {...form} answer={actionData} />
      ) : (
        <KeptList
          icon="users"
          none={t('account.passengers-none')}
          formOf={(id) => url('account/passenger', { edit: id })}
          entries={passengers.map((passenger) => ({
            id: passenger.id,
            name: `${passenger.givenName} ${passenger.surname}`,
            details: <PassengerDetails passenger={passenger} />,
          }))}
        />
      )}
    </>
  )
}
