import { type ActionFunctionArgs, Link, redirect } from 'react-router'
import { hotelIdSchema } from '../../../contract/hotel/hotel.ts'
import { listSavedStays, removeSavedStay } from '../../../contract/hotel/saved-stays.ts'
import { memberApi } from '../../guard/member-api.ts'
import { tFor, urlFor, useT, useUrl } from '../../locale/language.ts'
import { DoneNotice } from '../../member/account/done-notice.tsx'
import { EntryButton, EntryRow } from '../../member/account/entry-row.tsx'
import { pageProblem } from '../../problem/page-errors.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { HotelPicture } from '../photo/hotel-picture.tsx'
import { ScoreBadge } from '../terms/score-badge.tsx'
import type { Route } from './+types/saved-page.ts'
import { savedStaysOf } from './load-saved-stays.ts'
import { SavedDatesText } from './saved-dates.tsx'
import { pageOfSaved, useSavedStays } from './saved-stays.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const outcome = await memberApi(context, { request, url }).call(listSavedStays, {})
  if (!outcome.ok) throw pageProblem(outcome.problem)
  return { title: tFor(context)('account.saved-stays'), saved: savedStaysOf(outcome.result) }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const hotelId = hotelIdSchema.safeParse(formText(await readForm(request), 'remove', 80))
  if (hotelId.success) {
    const params = { hotelId: hotelId.data }
    const outcome = await memberApi(context, { request, url }).call(removeSavedStay, { params })
    if (!outcome.ok) throw pageProblem(outcome.problem)
  }
  return redirect(urlFor(context)('account/saved', { done: 'removed' }), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders what a member saved, on any device. */
export default function SavedStays({ loaderData: { title, saved: known } }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const saved = useSavedStays(known)
  return (
    <>
      <PageHeading title={title} lead={t('account.saved-stays-lead')} />
      <DoneNotice />
      {saved.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('account.saved-stays-none')}
          actions={
            <LinkButton to={url('hotel')} icon="search">
              {t('account.saved-stays-find')}
            </LinkButton>
          }
        />
      ) : (
        <Card as="div" pad="none">
          <ul data-saved={saved.length}>
            {saved.map((stay) => {
              const { id, name, place, scene, photo, score, dates } = stay
              return (
                <EntryRow
                  key={id}
                  picture={
                    <HotelPicture
                      photo={photo}
                      scene={scene}
                      sizes="6rem"
                      className="h-18 w-24 rounded-sm"
                    />
                  }
                  name={<Link to={pageOfSaved(stay, url)}>{name}</Link>}
                  details={
                    <>
                      {place}
                      <SavedDatesText dates={dates} />
                      {score && <ScoreBadge score={score} />}
                    </>
                  }
                >
                  <EntryButton name="remove" value={id} label={t('account.remove-of', { name })}>
                    {t('account.remove')}
                  </EntryButton>
                </EntryRow>
              )
            })}
          </ul>
        </Card>
      )}
    </>
  )
}
