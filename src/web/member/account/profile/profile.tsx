import { redirect } from 'react-router'
import { currencies } from '../../../../contract/countries.ts'
import { listDevices, signOutDevice, updateProfile } from '../../../../contract/member/account.ts'
import { getMember } from '../../../../contract/member/member.ts'
import { memberApi } from '../../../guard/member-api.ts'
import { tFor, urlFor, useT, useUrl } from '../../../locale/language.ts'
import { pageProblem } from '../../../problem/page-errors.ts'
import { DeviceSlot } from '../../../push/device-slot.tsx'
import { formText, readForm } from '../../../session/front-api/read-form.ts'
import { keepCurrency } from '../../../session/visitor/keep-currency.ts'
import { Card } from '../../../ui/page/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { answerProblem, nameProblem, wrongFields } from '../../auth/auth-answer.ts'
import { type DoneKind, DoneNotice } from '../done-notice.tsx'
import { AccountProblem } from '../fresh-sign-in.tsx'
import type { Route } from './+types/profile.ts'
import { Devices } from './devices.tsx'
import { ProfileForm } from './profile-form.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = memberApi(context, { request, url })
  const [member, devices] = await Promise.all([api.call(getMember, {}), api.call(listDevices, {})])
  if (!member.ok) throw pageProblem(member.problem)
  if (!devices.ok) throw pageProblem(devices.problem)
  const title = tFor(context)('account.profile-title')
  return { title, member: member.result, devices: devices.result }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = memberApi(context, { request, url })
  const form = await readForm(request)
  const done = (kind: DoneKind) => redirect(urlFor(context)('account/profile', { done: kind }), 303)
  const device = form.get('device')
  if (typeof device === 'string') {
    const outcome = await api.call(signOutDevice, { params: { id: device.slice(0, 64) } })
    return outcome.ok ? done('device-ended') : answerProblem(outcome.problem)
  }
  const name = formText(form, 'name', 100)
  const currency = currencies.find((each) => each === form.get('currency')) ?? null
  const values = { name: name.slice(0, 200), currency: currency ?? '' }
  const wrong = nameProblem(name)
  if (wrong) return wrongFields({ name: wrong }, values)
  const outcome = await api.call(updateProfile, { body: { name, currency } })
  if (!outcome.ok) return answerProblem(outcome.problem, values)
  if (currency) keepCurrency(context, currency)
  return done('saved')
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.43. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { title, member, devices } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <>
      <PageHeading title={title} />
      {!actionData && <DoneNotice />}
      <AccountProblem answer={actionData} />
      <ProfileForm member={member} answer={actionData} />
      <Devices devices={devices} />
      <Card title={t('account.my-data-title')} className="max-w-2xl">
        <TextLink to={url('my-data')}>{t('account.my-data')}</TextLink>
      </Card>
      <DeviceSlot />
    </>
  )
}
