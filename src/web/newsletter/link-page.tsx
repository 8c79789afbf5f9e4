import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import { errorText, useT, useUrl } from '../locale/language.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageHeading } from '../ui/page/page-heading.tsx'

interface LinkPageProps {
  title: string
  lead: ReactNode
  /** The address that the link was sent to, masked; undefined if that's unknown. */
  email: string | undefined
  /** What the button says. Nothing is done before it's pressed: mail programs open links by themselves. */
  button: string
  /** What a link says whose subscription is gone, instead of how to subscribe again. */
  gone?: string | undefined
  /** Why the last attempt failed. */
  code: ErrorCode | undefined
  /** Fields above the button. */
  children?: ReactNode
  below?: ReactNode
}

/** Renders a page that a mail links to: what its button does, and the button. It works without scripts. */
export function LinkPage(props: LinkPageProps) {
  const { title, lead, email, button, gone, code, children, below } = props
  const t = useT()
  if (code === 'NEWSLETTER_NOT_FOUND') return <DeadLink title={title} gone={gone} />
  return (
    <Page width="text">
      <PageHeading title={title} lead={lead} />
      <Address email={email} />
      {code && (
        <Alert tone="error" code={code} title={t('newsletter.not-done')} className="mb-4">
          {errorText(t, code)}
        </Alert>
      )}
      <Form method="post" className="grid justify-items-start gap-6">
        {children && <Card className="w-full">{children}</Card>}
        <SubmitButton size="lg" className="max-sm:w-full">
          {button}
        </SubmitButton>
      </Form>
      {below && <p className="mt-4 text-ink-soft">{below}</p>}
    </Page>
  )
}

/** Renders what the button did, and where to go next. */
export function LinkDone({
  title,
  lead,
  email,
  children,
}: {
  title: string
  lead: ReactNode
  email: string | undefined
  children?: ReactNode
}) {
  const t = useT()
  const url = useUrl()
  return (
    <Page width="text">
      <PageHeading title={title} lead={lead} />
      <Address email={email} />
      {children && <p className="mb-6 text-ink-soft">{children}</p>}
      <LinkButton to={url('')}>{t('newsletter.to-home')}</LinkButton>
    </Page>
  )
}

/** Renders which address a link is about: people have several, and pass mails on. */
function Address({ email }: { email: string | undefined }) {
  const t = useT()
  return email && <p className="-mt-2 mb-6 wrap-anywhere">{t('newsletter.address', { email })}</p>
}

/** Renders a link whose subscription was deleted, or never existed. */
function DeadLink({ title, gone }: { title: string; gone: string | undefined }) {
  const t = useT()
  const url = useUrl()
  const subscribe = (
    <LinkButton to={url('newsletter')}>{t('common.newsletter-subscribe')}</LinkButton>
  )
  return (
    <Page width="text">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon="mail"
        title={t('newsletter.dead-title')}
        code="NEWSLETTER_NOT_FOUND"
        actions={gone ? <LinkButton to={url('')}>{t('newsletter.to-home')}</LinkButton> : subscribe}
      >
        <p>{gone ?? errorText(t, 'NEWSLETTER_NOT_FOUND')}</p>
      </EmptyState>
    </Page>
  )
}
