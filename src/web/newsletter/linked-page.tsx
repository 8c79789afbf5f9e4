import { redirect } from 'react-router'
import { locales } from '../../contract/locales.ts'
import { newsletterAddress } from '../../contract/newsletter/newsletter.ts'
import { tFor, urlFor, useLocale, useT, useUrl } from '../locale/language.ts'
import { notFound } from '../problem/page-errors.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { Select } from '../ui/form/select.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { Route } from './+types/linked-page.ts'
import { type LinkedPage, linkedPage, wholeLink } from './link-guard.ts'
import { LinkDone, LinkPage } from './link-page.tsx'
import { langOf, pressLink, uuidOf } from './press-link.ts'

export const middleware = [wholeLink]

/** The first words of a page's messages. */
const words = {
  confirm: 'confirm',
  unsubscribe: 'unsubscribe',
  'change-language': 'change',
  'choose-language': 'choose',
} as const satisfies Record<LinkedPage, string>

/** Opening a page changes nothing. A language that the site doesn't have leads to those it has. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const page = linkedPage(params.page)
  if (!page) throw notFound()
  const uuid = uuidOf(url)
  const lang = langOf(url)
  if (page === 'change-language' && !lang) {
    throw redirect(urlFor(context)('newsletter/choose-language', { uuid }))
  }
  const title = tFor(context)(`newsletter.${words[page]}-title`)
  // Without its address the page still works.
  const found = await frontApi(context, request).call(newsletterAddress, { query: { uuid } })
  const { email = undefined, lang: stored = undefined } = found.ok ? found.result : {}
  return { page, uuid, lang, stored, title, email }
}

export async function action(args: Route.ActionArgs) {
  const page = linkedPage(args.params.page)
  if (!page) throw notFound()
  return pressLink(page, args)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Returns a language's own name, `ไทย`: who changes to it can read it. */
const languageName = (code: string | undefined): string =>
  locales.find((each) => each.code === code)?.name ?? ''

/**
 * Renders the pages behind the links of mails: confirming (S2.50), unsubscribing (S2.51), changing to a language (S2.52)
 * and choosing one (S2.53).
 */
export default function Linked({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const { code } = useLocale()
  const { page, title, uuid, lang, stored = code, email } = loaderData
  if (actionData?.done) {
    return <Done page={page} uuid={uuid} lang={actionData.done.lang} email={email} />
  }
  const isChange = page === 'change-language' || page === 'choose-language'
  return (
    <LinkPage
      title={title}
      lead={t(`newsletter.${words[page]}-lead`, { language: languageName(lang) })}
      email={email}
      button={t(`newsletter.${isChange ? 'change' : words[page]}-button`)}
      // Who wants no more mails isn't asked to subscribe.
      gone={page === 'unsubscribe' ? t('newsletter.dead-unsubscribe') : undefined}
      code={actionData?.code}
      below={
        page === 'change-language' && (
          <TextLink to={url('newsletter/choose-language', { uuid })}>
            {t('newsletter.other-language')}
          </TextLink>
        )
      }
    >
      {page === 'choose-language' && (
        <Select
          name="lang"
          label={t('common.language')}
          autoComplete="off"
          defaultValue={stored}
          options={locales.map((each) => ({ value: each.code, label: each.name }))}
        />
      )}
    </LinkPage>
  )
}

interface DoneProps {
  page: LinkedPage
  uuid: string
  lang: string | undefined
  email: string | undefined
}

function Done({ page, uuid, lang, email }: DoneProps) {
  const t = useT()
  const url = useUrl()
  if (page === 'unsubscribe') {
    return (
      <LinkDone
        title={t('newsletter.unsubscribed-title')}
        lead={t('newsletter.unsubscribed-lead')}
        email={email}
      >
        {t('newsletter.by-mistake')}{' '}
        <TextLink to={url('newsletter/confirm', { uuid })}>{t('newsletter.again')}</TextLink>
      </LinkDone>
    )
  }
  return (
    <LinkDone
      title={t(`newsletter.${page === 'confirm' ? 'confirmed' : 'changed'}-title`)}
      lead={t('newsletter.in-language', { language: languageName(lang) })}
      email={email}
    >
      {page === 'confirm' && (
        <TextLink to={url('newsletter/choose-language', { uuid })}>
          {t('newsletter.other-language')}
        </TextLink>
      )}
    </LinkDone>
  )
}
