import { redirect } from 'react-router'
import {
  addContact,
  changeContact,
  listContacts,
  removeContact,
} from '../../../contract/account.ts'
import type { ContactDraft } from '../../../contract/booking.ts'
import { formText } from '../../auth/form-text.ts'
import { pageMeta } from '../../content/page-meta.ts'
import { countryOptions } from '../../flight/book/country-options.server.ts'
import { contactFields } from '../../flight/book/draft-form.ts'
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
import type { Route } from './+types/contacts.ts'
import { ContactForm } from './contact-form.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const kept = await memberApi(context, { request, url }).call(listContacts, {})
  if (!kept.ok) throw pageProblem(kept.problem)
  const { locale, country } = context.get(visitorContext)
  const asked = url.searchParams.get('edit')
  const blank = { givenName: '', surname: '', email: '', phoneCountry: country, phone: '' }
  const editing =
    asked === 'new' ? { id: 'new', ...blank } : kept.result.find((each) => each.id === asked)
  return {
    title: tFor(context)('account.contacts-title'),
    contacts: kept.result,
    form: editing && { contact: editing, options: countryOptions(locale).dialling },
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = memberApi(context, { request, url })
  const form = await request.formData()
  const list = urlFor(context)
  const removed = formText(form, 'remove', 40)
  if (removed) {
    const outcome = await api.call(removeContact, { params: { id: removed } })
    if (!outcome.ok) return answerKept(outcome.problem, {})
    return redirect(list('account/contact', { done: 'removed' }), 303)
  }
  const body = Object.fromEntries(
    contactFields.map((each) => [each, formText(form, each, each === 'email' ? 253 : 39)]),
  ) as unknown as ContactDraft
  const id = url.searchParams.get('edit') ?? 'new'
  const outcome =
    id === 'new'
      ? await api.call(addContact, { body })
      : await api.call(changeContact, { params: { id }, body })
  if (!outcome.ok) return answerKept(outcome.problem, { ...body })
  return redirect(list('account/contact', { done: 'saved' }), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.44. */
export default function Contacts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { title, contacts, form } = loaderData
  return (
    <>
      <PageHeading
        title={title}
        lead={t('account.contacts-lead')}
        aside={
          !form && (
            <LinkButton icon="plus" to={url('account/contact', { edit: 'new' })}>
              {t('account.contact-add')}
            </LinkButton>
          )
        }
      />
      {!actionData && !form && <DoneNotice />}
      <KeptProblem answer={actionData} />
      {form ? (
        <ContactForm key={form.contact.id} {...form} answer={actionData} />
      ) : (
        <KeptList
          icon="phone"
          none={t('account.contacts-none')}
          formOf={(id) => url('account/contact', { edit: id })}
          entries={contacts.map(({ id, givenName, surname, email, phone }) => ({
            id,
            name: `${givenName} ${surname}`.trim(),
            details: [email, phone].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </>
  )
}
