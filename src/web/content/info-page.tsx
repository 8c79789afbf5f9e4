import { termsVersions, type VersionedPage } from '../../contract/content/terms-versions.ts'
import { ConsentForm } from '../consent/consent-form.tsx'
import { CookieList } from '../consent/cookie-list.tsx'
import { tFor, useT, useUrl } from '../locale/language.ts'
import { notFound } from '../problem/page-errors.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { TextLink } from '../ui/text-link.tsx'
import { DateTime } from '../ui/time/date-time.tsx'
import type { Route } from './+types/info-page.ts'
import { CompanyDetails } from './company-details.tsx'
import { formerText } from './former-texts.ts'
import { HomeLink } from './home-link.tsx'
import { type InfoPage, infoName, infoSections, infoUpdated } from './info-pages.ts'
import { OldVersion, TermsVersions } from './terms-versions.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true }

export function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(2)
    .join('/')
  if (!isInfoPage(path)) throw notFound()
  const t = tFor(context)
  const name = infoName[path]
  const versions: readonly string[] = isVersioned(path) ? termsVersions[path] : []
  const wanted = url.searchParams.get('version')
  if (wanted !== null && !versions.includes(wanted)) throw notFound()
  return {
    path,
    version: wanted ?? versions[0] ?? infoUpdated,
    isOld: wanted !== null && wanted !== versions[0],
    title: t(`content.${name}-title`),
    description: t(`content.${name}-lead`),
  }
}

const isInfoPage = (path: string): path is InfoPage => Object.hasOwn(infoSections, path)

const isVersioned = (path: InfoPage): path is InfoPage & VersionedPage =>
  Object.hasOwn(termsVersions, path)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description, isOld } = loaderData
  return pageMeta({ title, description, ...(isOld && { noindex: true }) })
}

/** Renders an information page: its lead, its sections, and who runs the site. */
export default function Info({ loaderData }: Route.ComponentProps) {
  const { path, title, description, version } = loaderData
  const t = useT()
  const url = useUrl()
  const sections = infoSections[path]
  const { trackingDays } = usePublicConfig()
  return (
    <Page width="text">
      <HomeLink />
      <PageHeading title={title} lead={description} />
      {isVersioned(path) && <OldVersion path={path} version={version} />}
      {path === 'cookies' && <ConsentForm />}
      <nav aria-label={t('content.on-this-page')} className="mb-8 border-l-2 border-line pl-4">
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="inline-flex min-h-9 items-center text-ink-soft hover:text-ink hover:underline"
              >
                {t(`content.${section}-title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section} id={section} className="mb-8 scroll-mt-4">
          <h2 className="text-lg font-semibold tracking-tight">{t(`content.${section}-title`)}</h2>
          <Paragraphs
            text={t(formerText(section, version) ?? `content.${section}-text`, {
              days: trackingDays,
            })}
          />
        </section>
      ))}
      {path === 'cookies' && <CookieList />}
      {path === 'privacy' && (
        <p className="mb-8">
          <TextLink to={url('my-data')}>{t('content.privacy-my-data')}</TextLink>
        </p>
      )}
      <CompanyDetails />
      {isVersioned(path) ? (
        <TermsVersions path={path} version={version} />
      ) : (
        <p className="mt-6 text-sm text-ink-soft">
          {t('content.updated')} <DateTime value={infoUpdated} look="long" />
        </p>
      )}
    </Page>
  )
}

/** Renders a text with each of its lines as a paragraph. */
function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <p key={line} className="mt-2 leading-relaxed">
      {line}
    </p>
  ))
}
