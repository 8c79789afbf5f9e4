import { ConsentForm } from '../consent/consent-form.tsx'
import { CookieList } from '../consent/cookie-list.tsx'
import { tFor, useT, useUrl } from '../locale/language.ts'
import { notFound } from '../problem/page-errors.ts'
import { visitorContext } from '../session/contexts.ts'
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
import { type InfoPage, infoName, infoSections } from './info-pages.ts'
import { loadInfo } from './load-info.ts'
import { SectionList } from './section-list.tsx'
import { OldVersion, TermsVersions } from './terms-versions.tsx'
import { WrittenSections } from './written-sections.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = {
  mayBeKept: true,
  canonical: (data: Route.ComponentProps['loaderData']) =>
    isOld(data) ? undefined : (data.written?.language ?? data.ownLanguage),
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const path = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(2)
    .join('/')
  if (!isInfoPage(path)) throw notFound()
  const t = tFor(context)
  const name = infoName[path]
  const text = await loadInfo({ context, request, url }, path)
  return {
    path,
    ...text,
    ownLanguage: context.get(visitorContext).locale.code,
    title: text.written?.title ?? t(`content.${name}-title`),
    description: text.written?.description ?? t(`content.${name}-lead`),
  }
}

const isInfoPage = (path: string): path is InfoPage => Object.hasOwn(infoSections, path)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta({ title, description, noindex: isOld(loaderData) })
}

const isOld = ({ version, versions }: Route.ComponentProps['loaderData']): boolean =>
  versions.length > 0 && version !== versions[0]

/** Renders an information page: its lead, its sections, and who runs the site. */
export default function Info({ loaderData }: Route.ComponentProps) {
  const { path, title, description, version, versions, written } = loaderData
  const t = useT()
  const url = useUrl()
  const isVersioned = versions.length > 0
  return (
    <Page width="text">
      <HomeLink />
      <div lang={written?.language}>
        <PageHeading title={title} lead={description} />
      </div>
      {isVersioned && <OldVersion path={path} version={version} versions={versions} />}
      {path === 'cookies' && <ConsentForm />}
      {written ? <WrittenSections {...written} /> : <OwnSections path={path} version={version} />}
      {path === 'cookies' && <CookieList />}
      {path === 'privacy' && (
        <p className="mb-8">
          <TextLink to={url('my-data')}>{t('content.privacy-my-data')}</TextLink>
        </p>
      )}
      <CompanyDetails />
      {isVersioned ? (
        <TermsVersions path={path} version={version} versions={versions} />
      ) : (
        <p className="mt-6 text-sm text-ink-soft">
          {t('content.updated')} <DateTime value={version} look="long" />
        </p>
      )}
    </Page>
  )
}

/** Renders the text that comes with the site, as it was in a version. */
function OwnSections({ path, version }: { path: InfoPage; version: string }) {
  const t = useT()
  const { trackingDays } = usePublicConfig()
  const sections = infoSections[path].map((id) => ({ id, title: t(`content.${id}-title`) }))
  return (
    <>
      <SectionList label={t('content.on-this-page')} sections={sections} />
      {infoSections[path].map((section) => (
        <section key={section} id={section} className="mb-8 scroll-mt-4">
          <h2 className="text-lg font-semibold tracking-tight">{t(`content.${section}-title`)}</h2>
          <Paragraphs
            text={t(formerText(section, version) ?? `content.${section}-text`, {
              days: trackingDays,
            })}
          />
        </section>
      ))}
    </>
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
