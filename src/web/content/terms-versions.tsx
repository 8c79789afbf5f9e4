import { termsVersions, type VersionedPage } from '../../contract/content/terms-versions.ts'
import { useT, useUrl } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { useFormat } from '../locale/use-format.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { DateTime } from '../ui/time/date-time.tsx'

interface TermsVersionsProps {
  path: VersionedPage
  version: string
}

/** Renders that a version isn't the current one, and when it applied. */
export function OldVersion({ path, version }: TermsVersionsProps) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const versions: readonly string[] = termsVersions[path]
  const next = versions[versions.indexOf(version) - 1]
  if (!next) return null
  const day = (value: string) => format.date(value, 'long')
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
export function TermsVersions({ path, version }: TermsVersionsProps) {
  const t = useT()
  const url = useUrl()
  const versions: readonly string[] = termsVersions[path]
  return (
    <section aria-labelledby="versions" className="mt-6 text-sm text-ink-soft">
      <p>
        <T id="content.version" tags={{ day: <DateTime value={version} look="long" /> }} />
      </p>
      {versions.length > 1 && (
        <>
          <h2 id="versions" className="mt-4 font-semibold text-ink">
            {t('content.versions')}
          </h2>
          <ul>
            {versions.map((each, index) => (
              <li key={each}>
                <TextLink
                  to={url(path, index === 0 ? {} : { version: each })}
                  aria-current={each === version ? 'page' : undefined}
                  className="inline-flex min-h-10 items-center"
                >
                  <DateTime value={each} look="long" />
                </TextLink>
                {index === 0 && ` (${t('content.version-current')})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
