import { useT, useUrl } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { useFormat } from '../locale/use-format.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { DateTime } from '../ui/time/date-time.tsx'
import type { InfoPage } from './info-pages.ts'

interface TermsVersionsProps {
  path: InfoPage
  version: string
  /** All that have been in force, the newest first. */
  versions: readonly string[]
}

/** Renders that a version isn't the current one, and when it applied. */
export function OldVersion({ path, version, versions }: TermsVersionsProps) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const next = versions[versions.indexOf(version) - 1]
  if (!next) return null
  const day = (value: string) => format.date(value, lookOf(value))
  return (
    <Alert
      tone="warning"
      title={t('content.version-old-title')}
      className="mb-6"
      actions={
        <LinkButton variant="secondary" size="sm" to={url(path)}>
          {t('content.version-old-link')}
        </LinkButton>
      }
    >
      {t('content.version-old-text', { from: day(version), until: day(next) })}
    </Alert>
  )
}

/** Renders which version is shown, and links to all. */
export function TermsVersions({ path, version, versions }: TermsVersionsProps) {
  const t = useT()
  const url = useUrl()
  return (
    <section aria-labelledby="versions" className="mt-6 text-sm text-ink-soft">
      <p>
        <T
          id="content.version"
          tags={{ day: <DateTime value={version} look={lookOf(version)} /> }}
        />
      </p>
      {versions.length > 1 && (
        <>
          <h2 id="versions" className="mt-4 font-semibold text-ink">
            {t('content.versions')}
          </h2>
          {/* Two may have been published within a minute, so each has its number. */}
          <ol reversed className="list-decimal ps-6">
            {versions.map((each, index) => (
              <li key={each}>
                <TextLink
                  to={url(path, index === 0 ? {} : { version: each })}
                  aria-current={each === version ? 'page' : undefined}
                  className="inline-flex min-h-10 items-center"
                >
                  <DateTime value={each} look={lookOf(each)} />
                </TextLink>
                {index === 0 && ` (${t('content.version-current')})`}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** A version is the day on which the text that comes with the site changed, or the moment at which staff published theirs. */
const lookOf = (version: string) => (version.includes('T') ? 'date-time-zone' : 'long')
