import type { ContactDetails } from '../../../../contract/checkout/contact.ts'
import {
  addContact,
  listContacts,
  removeContact,
  updateContact,
} from '../../../../contract/member/travellers.ts'
import { memberApi } from '../../../guard/member-api.ts'
import { tFor, useT } from '../../../locale/language.ts'
import { usePersonName } from '../../../locale/use-person-name.ts'
import { pageProblem } from '../../../problem/page-errors.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { formText } from '../../../session/front-api/read-form.ts'
import { countryOptions } from '../../../traveller/country-options.server.ts'
import { phoneText } from '../../../traveller/phone-text.server.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerKeptForm } from '../answer-kept-form.ts'
import { KeptPage } from '../kept-page.tsx'
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
    contacts: kept.result.map((each) => ({ ...each, phone: phoneText(each) })),
    form: editing && { contact: editing, options: countryOptions(locale).dialling },
  }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const api = memberApi(context, { request, url })
  return answerKeptForm(
    { context, request, url },
    {
      path: 'account/contact',
      draftOf: contactOfForm,
      add: (body) => api.call(addContact, { body }),
      change: (id, body) => api.call(updateContact, { params: { id }, body }),
      remove: (id) => api.call(removeContact, { params: { id } }),
    },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.44. */
export default function Contacts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const nameOf = usePersonName()
  const { title, contacts, form } = loaderData
  return (
    <KeptPage
      path="account/contact"
      title={title}
      lead={t('account.contacts-lead')}
      add={t('account.contact-add')}
      answer={actionData}
      form={form && <ContactForm key={form.contact.id} {...form} answer={actionData} />}
      icon="phone"
      none={t('account.contacts-none')}
      entries={contacts.map(({ id, givenName, surname, email, phone }) => ({
        id,
        name: nameOf({ givenName, surname }),
        details: [email, phone].filter(Boolean).join(' · '),
      }))}
    />
  )
}

const contactOfForm = (form: FormData): ContactDetails => ({
  givenName: formText(form, 'givenName', 120),
  surname: formText(form, 'surname', 120),
  email: formText(form, 'email', 254),
  phoneCountry: formText(form, 'phoneCountry', 2),
  phone: formText(form, 'phone', 40),
})
