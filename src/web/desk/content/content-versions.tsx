import { Form } from 'react-router'
import type { ContentStanding } from '../../../contract/content/content-terms.ts'
import type { DeskContent } from '../../../contract/desk/contents.ts'
import { errorText, useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { LocalTime } from '../../ui/time/local-time.tsx'
import { DeskTable } from '../desk-table.tsx'
import { languageNames } from '../language-name.ts'
import type { RefusedContentAct } from './answer-content.ts'
import { type Compared, CompareVersions } from './compare/compare-versions.tsx'
import { didWord, standingTones } from './content-acts.ts'

interface ContentVersionsProps {
  content: DeskContent
  compared: Compared | undefined
  rendering: string
  mayEdit: boolean
  /** Why an earlier version wasn't restored. */
  refused: RefusedContentAct | undefined
}

/** Renders a document's versions, the difference of two of them, and what was done with the document. */
export function ContentVersions(props: ContentVersionsProps) {
  const { content, compared, rendering, mayEdit, refused } = props
  const { document, standing, versions, history } = content
  const t = useT()
  const mayRestore = mayEdit && versions.some(({ number }) => number !== document.lastVersion)
  return (
    <>
      {refused?.code && (
        <Alert tone="error" code={refused.code} title={t('desk-content.not-restored')}>
          {errorText(t, refused.code)}
        </Alert>
      )}
      <DeskTable
        id="versions"
        title={t('desk-content.versions')}
        columns={[
          t('desk-content.version'),
          t('desk-content.saved'),
          t('desk-content.languages'),
          ...(mayRestore ? [t('desk-content.action')] : []),
        ]}
        rows={versions.map(({ number, savedAt, savedBy, languages }) => ({
          id: String(number),
          cells: [
            <span key="version" className="inline-flex flex-wrap items-center gap-2">
              <span className="tabular-nums">{number}</span>
              {number === document.liveVersion && (
                <LiveBadge isIssue={document.kind === 'issue'} standing={standing} />
              )}
              {number === document.nextVersion && (
                <Badge tone="amber">{t('desk-content.version-next')}</Badge>
              )}
            </span>,
            <span key="saved">
              <LocalTime value={savedAt} /> <span className="text-ink-soft">{savedBy}</span>
            </span>,
            languageNames(languages),
            ...(mayRestore
              ? [
                  number !== document.lastVersion && (
                    <Form key="restore" method="post">
                      <input type="hidden" name="act" value="restore" />
                      <input type="hidden" name="number" value={number} />
                      <input type="hidden" name="basedOn" value={document.lastVersion} />
                      <input type="hidden" name="key" value={`${rendering}-restore-${number}`} />
                      <SubmitButton
                        size="sm"
                        variant="secondary"
                        name="do"
                        value={`restore ${number}`}
                      >
                        {t('desk-content.do-restore', { version: number })}
                      </SubmitButton>
                    </Form>
                  ),
                ]
              : []),
          ],
        }))}
      />
      {versions.length > 1 && <CompareVersions versions={versions} compared={compared} />}
      <DeskTable
        id="history"
        title={t('desk-content.history')}
        columns={[t('desk-content.when'), t('desk-content.what'), t('desk-content.who')]}
        rows={history.toReversed().map(({ what, version, at, by }, place) => ({
          id: `${at} ${what} ${version} ${place}`,
          cells: [
            <LocalTime key="at" value={at} />,
            `${t(`desk-content.did-${didWord(what, document.kind)}`)} · ${t('desk-content.version-number', { version })}`,
            by,
          ],
        }))}
      />
    </>
  )
}

/** Renders what the version that visitors see, or saw, is for them now: its dates may have ended it. */
function LiveBadge({ isIssue, standing }: { isIssue: boolean; standing: ContentStanding }) {
  const t = useT()
  if (isIssue) return <Badge tone="sea">{t('desk-content.did-published-issue')}</Badge>
  // A draft has no such version.
  const now = standing === 'draft' ? 'live' : standing
  return <Badge tone={standingTones[now]}>{t(`desk-content.standing-${now}`)}</Badge>
}
