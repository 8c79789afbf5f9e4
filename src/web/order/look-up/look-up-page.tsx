import type { ReactNode } from 'react'
import { useT, useUrl } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LookUpForm, type LookUpFormProps } from './look-up-form.tsx'

interface LookUpPageProps extends LookUpFormProps {
  /** Above the form: why it's shown, if the visitor didn't ask for it. */
  notice?: ReactNode
}

/** Renders the look-up of an order for visitors who aren't signed in, by code and e-mail. */
export function LookUpPage({ notice, ...form }: LookUpPageProps) {
  const t = useT()
  const url = useUrl()
  return (
    <Page width="text">
      <PageHeading title={t('order.look-up-title')} lead={t('order.look-up-lead')} />
      <div className="grid gap-4">
        {notice}
        <Card>
          <LookUpForm {...form} />
        </Card>
        <p className="text-ink-soft">
          <T id="order.no-code" tags={{ link: <TextLink to={url('retrieve')} /> }} />
        </p>
      </div>
    </Page>
  )
}
