import { redirect } from 'react-router'
import { tFor, urlFor, useT, useUrl } from '../locale/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/offline-page.ts'
import { fills } from './worker/fill-page.ts'

/** The same for everybody: what is saved on a device, only its service worker knows. */
export const handle = { mayBeKept: true }

export function loader({ context }: Route.LoaderArgs) {
  const t = tFor(context)
  return { title: t('offline.title'), description: t('offline.lead') }
}

/** Without a service worker nothing is saved, so there's nothing to remove. */
export const action = ({ context }: Route.ActionArgs) => redirect(urlFor(context)('offline'), 303)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, noindex: true }) : []

/**
 * Renders the list of what is saved on this device, which the service worker fills in: it opens for every address that
 * isn't saved while there's no network. The hidden sections are what the worker adds to it and to saved pages.
 */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const time = fills.time
  return (
    <Page width="text">
      <PageHeading title={loaderData.title} lead={loaderData.description} />
      <SavedList kind="order" title={t('offline.orders')} none={t('offline.orders-none')} />
      <SavedList kind="search" title={t('offline.searches')} none={t('offline.searches-none')} />
      {/* The worker shows it once there is something to remove. */}
      <form data-erase="" hidden method="post" action={url('offline')} className="mt-8">
        <Button type="submit" variant="secondary" icon="close">
          {t('offline.erase')}
        </Button>
        <p className="mt-2 text-sm text-ink-soft">{t('offline.erase-hint')}</p>
      </form>
      <Row kind="order" about={t('offline.saved-at', { time })} />
      <Row
        kind="search"
        about={`${t('offline.saved-at', { time })} · ${t('offline.prices-may-change')}`}
      />
      <Bar of="order" words={t('offline.bar-order', { time })} again={t('offline.try-again')} />
      <Bar of="search" words={t('offline.bar-search', { time })} again={t('offline.try-again')} />
      <Bar of="missing" words={t('offline.bar-missing')} again={t('offline.try-again')} />
      <Bar of="erased" words={t('offline.bar-erased')} again={t('offline.try-again')} />
      <Bar of="offline" words={t('offline.bar-offline')} again={t('offline.try-again')} />
    </Page>
  )
}

function SavedList({ kind, title, none }: { kind: string; title: string; none: string }) {
  return (
    <section aria-labelledby={`saved-${kind}`} className="mt-8">
      <h2 id={`saved-${kind}`} className="mb-3 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <ul data-saved={kind} className="grid gap-2">
        <li className="text-ink-soft">{none}</li>
      </ul>
    </section>
  )
}

const Row = ({ kind, about }: { kind: string; about: string }) => (
  <section hidden id={`row-${kind}`}>
    <li className="rounded border border-line bg-surface p-4">
      <a href={fills.address} className="font-semibold underline">
        {fills.title}
      </a>
      <p className="mt-1 text-sm text-ink-soft">{about}</p>
    </li>
  </section>
)

const Bar = ({ of, words, again }: { of: string; words: string; again: string }) => (
  <section hidden id={`bar-${of}`}>
    <div
      role="status"
      data-offline="true"
      className="sticky top-0 z-40 flex min-h-11 items-center justify-center gap-3 bg-ink px-4 py-1 text-xs text-paper shadow-float"
    >
      <Icon name="warning" size={16} />
      <p>{words}</p>
      <a
        href={fills.address}
        className="inline-flex min-h-10 shrink-0 items-center rounded px-2 font-semibold text-paper underline"
      >
        {again}
      </a>
    </div>
  </section>
)
