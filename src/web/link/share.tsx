import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { getLink, linkHashSchema } from '../../contract/link/link.ts'
import { tFor, urlFor, useT } from '../locale/language.ts'
import { notFound, pageProblem } from '../problem/page-errors.ts'
import { platformContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { readForm } from '../session/front-api/read-form.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { makeLinkTo } from './make-link-to.ts'

/** Without scripts: creates the link and redirects to a page that shows it and can be reloaded. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const made = await makeLinkTo(frontApi(context, request), form.get('page'))
  if (!made.ok) throw pageProblem(made.problem)
  return redirect(urlFor(context)('share', { link: made.result.hash }), 303)
}

export async function loader({ request, context, url }: LoaderFunctionArgs) {
  const hash = linkHashSchema.safeParse(url.searchParams.get('link'))
  if (!hash.success) throw notFound()
  const found = await frontApi(context, request).call(getLink, { params: { hash: hash.data } })
  if (!found.ok) throw pageProblem(found.problem)
  const { path, query } = found.result
  return {
    title: tFor(context)('link.share-title'),
    link: `${context.get(platformContext).publicConfig.origin}/deeplink/${hash.data}`,
    back: urlFor(context)(path, new URLSearchParams(query)),
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function Share() {
  const { title, link, back } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <Page width="text">
      <PageHeading title={title} lead={t('link.share-lead')} />
      <Card className="grid gap-4">
        <TextField
          name="link"
          label={t('link.field')}
          hint={t('link.field-hint')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <LinkButton to={back} variant="secondary" icon="arrow-left">
            {t('link.back')}
          </LinkButton>
        </div>
      </Card>
    </Page>
  )
}
