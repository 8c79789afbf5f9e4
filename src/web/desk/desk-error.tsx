import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import { errorText, useT, useUrl } from '../locale/language.ts'
import { describeError } from '../problem/describe-error.ts'
import { errorKind } from '../problem/error-kind.ts'
import { isPageError } from '../problem/page-errors.ts'
import { ErrorPage } from '../site/error/error-page.tsx'
import { track } from '../tracking/track.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'

const titles = {
  FORBIDDEN: 'desk.error-forbidden',
  NOT_FOUND: 'desk.error-not-found',
  TRX_NOT_FOUND: 'desk.error-order',
  TICKET_NOT_FOUND: 'desk.error-ticket',
  MAIL_NOT_FOUND: 'desk.error-mail',
  MAIL_ERASED: 'desk.error-mail-erased',
} as const

const texts = {
  FORBIDDEN: 'desk.error-forbidden-text',
  NOT_FOUND: 'desk.error-not-found-text',
  TRX_NOT_FOUND: 'desk.error-order-text',
  TICKET_NOT_FOUND: 'desk.error-ticket-text',
  MAIL_NOT_FOUND: 'desk.error-mail-text',
  MAIL_ERASED: 'desk.error-mail-erased-text',
} as const

type Known = keyof typeof titles

/** Renders an error in the place of a page of the desk. What a lost network or an old build need is on the site's page. */
export function DeskError({ error }: { error: unknown }) {
  const kind = errorKind(error)
  if (kind === 'reload' || kind === 'network') return <ErrorPage error={error} />
  const told = isRouteErrorResponse(error) && isPageError(error.data) ? error.data.code : undefined
  // Whatever isn't there, such as a document, and has no words of its own; or an address that nothing can have.
  const others = kind === 'not-found' || told === 'VALIDATION' ? 'NOT_FOUND' : undefined
  const known = (Object.keys(titles) as Known[]).find((each) => each === told) ?? others
  return <ToldError error={error} code={known ?? told} known={known} />
}

interface ToldErrorProps {
  error: unknown
  code: ErrorCode | undefined
  /** The code whose words it has. */
  known: Known | undefined
}

function ToldError({ error, code, known }: ToldErrorProps) {
  const t = useT()
  const url = useUrl()
  const wanted = useLocation()
  useEffect(() => {
    track('page_error', describeError(error))
  }, [error])
  const title = t(known ? titles[known] : 'desk.error')
  return (
    <div data-error={code ?? 'generic'}>
      <title>{`${title} · ${t('desk.title')}`}</title>
      <PageHeading
        title={title}
        lead={known ? t(texts[known]) : code ? errorText(t, code) : t('desk.error-text')}
      />
      <div className="flex flex-wrap gap-2">
        {code === 'TRX_NOT_FOUND' && (
          <LinkButton to={url('desk/orders')} icon="search">
            {t('desk.part-orders')}
          </LinkButton>
        )}
        {code === 'TICKET_NOT_FOUND' && (
          <LinkButton to={url('desk/tickets')} icon="mail">
            {t('desk.part-tickets')}
          </LinkButton>
        )}
        {(code === 'MAIL_NOT_FOUND' || code === 'MAIL_ERASED') && (
          <LinkButton to={wanted.pathname.replace(/\/mails\/.*/, '')} icon="arrow-left">
            {t('desk.error-back-order')}
          </LinkButton>
        )}
        {!known && (
          <LinkButton to={wanted} replace>
            {t('error.try-again')}
          </LinkButton>
        )}
        <LinkButton to={url('desk')} variant="secondary">
          {t('desk.error-back')}
        </LinkButton>
      </div>
    </div>
  )
}
