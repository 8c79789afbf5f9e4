import { Form } from 'react-router'
import { mayDo } from '../../../contract/desk/desk-acts.ts'
import {
  findProperties,
  getPropertyPhotos,
  type PropertyPhotosPage,
} from '../../../contract/desk/property-photos.ts'
import { getDeskSession } from '../../../contract/desk/session.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { hotelIdSchema } from '../../../contract/hotel/hotel.ts'
import { tFor, useLocale, useT, useUrl } from '../../locale/language.ts'
import { notFound } from '../../problem/page-errors.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { deskApi } from '../desk-api.ts'
import { takeTold } from '../told.ts'
import type { Route } from './+types/properties.ts'
import { answerPhotos } from './answer-photos.ts'
import { PropertyPhotos } from './property-photos.tsx'

const longestSearch = 100

/** Loads the properties that were searched for, or one with its photos. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const api = deskApi(context, request)
  const part = tFor(context)('desk.part-properties')
  if (params.id === undefined) {
    const q = (url.searchParams.get('q') ?? '').trim().slice(0, longestSearch)
    const { properties } = await api.get(findProperties, { query: { q } })
    return { title: part, q, properties, opened: undefined }
  }
  const hotelId = hotelIdSchema.safeParse(params.id)
  if (!hotelId.success) throw notFound()
  const { roles } = await api.get(getDeskSession, {})
  const page: PropertyPhotosPage = await api.get(getPropertyPhotos, {
    params: { hotelId: hotelId.data },
  })
  const opened = {
    page,
    mayEdit: mayDo(roles, 'content.edit'),
    told: takeTold(context, url, ['saved', 'uploaded', 'removed']),
    key: crypto.randomUUID(),
  }
  return { title: page.property.name, q: '', properties: [], opened }
}

export const action = (args: Route.ActionArgs) => answerPhotos(args, args.params.id)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders properties to find, or one property's photos to edit. */
export default function Properties({ loaderData, actionData }: Route.ComponentProps) {
  const { title, q, properties, opened } = loaderData
  const t = useT()
  if (opened) return <PropertyPhotos opened={opened} answer={actionData} />
  return (
    <>
      <PageHeading title={title} lead={t('desk-property.lead')} />
      <Form role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          key={q}
          name="q"
          label={t('desk-property.find')}
          maxLength={longestSearch}
          defaultValue={q}
          className="min-w-0 flex-1 basis-64"
        />
        <SubmitButton variant="secondary" icon="search" className="min-h-12">
          {t('desk-property.do-find')}
        </SubmitButton>
      </Form>
      <FoundProperties q={q} properties={properties} />
    </>
  )
}

type Found = ResultOf<typeof findProperties>['properties']

function FoundProperties({ q, properties }: { q: string; properties: Found }) {
  const t = useT()
  const url = useUrl()
  const { tag } = useLocale()
  if (properties.length === 0) {
    return (
      <EmptyState
        icon={q ? 'search' : 'bed'}
        title={t(q ? 'desk-property.none' : 'desk-property.none-yet')}
      >
        {t(q ? 'desk-property.none-text' : 'desk-property.none-yet-text')}
      </EmptyState>
    )
  }
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-2 text-lg font-semibold tracking-tight">
        {t(q ? 'desk-property.found' : 'desk-property.with-photos')}
      </h2>
      <ul className="grid gap-2">
        {properties.map(({ id, name, city, country, photos }) => (
          <li key={id} className="rounded border border-line bg-surface px-4 py-3">
            <TextLink
              to={url(`desk/properties/${encodeURIComponent(id)}`)}
              className="font-semibold wrap-anywhere"
            >
              {name}
            </TextLink>
            <p className="text-ink-soft">
              {city}, {countries.of(country)} · {t('desk-property.photos', { count: photos })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
