import { useId } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { controlClass } from '../../ui/form/field.tsx'

/**
 * The pages that have the form. On those that ask for an address themselves (signing in, booking, finding an order), a
 * second field for one would confuse people and password managers.
 */
const pages = ['', 'flight', 'hotel', 'help', 'about'] as const

/**
 * Renders the form for the newsletter, on pages that have it. It leads to the newsletter's page, which says what came of it:
 * with scripts without loading a document, otherwise as any form.
 */
export function NewsletterForm({ link }: { link: string }) {
  const t = useT()
  const url = useUrl()
  const id = useId()
  const action = url('newsletter')
  const isSent = useNavigation().formAction === action
  const { pathname } = useLocation()
  if (!pages.some((page) => url(page) === pathname)) return null
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mx-auto grid max-w-6xl items-start gap-4 px-4 pt-8 md:grid-cols-2 md:gap-8 md:px-6"
    >
      <div>
        <h2 id={`${id}-title`} className="text-md font-semibold">
          {t('common.newsletter-title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('common.newsletter-lead')}</p>
      </div>
      <Form method="post" action={action} noValidate className="flex flex-wrap items-end gap-x-2">
        <label className="min-w-48 flex-1 text-xs font-medium text-ink-soft">
          {t('common.newsletter-email')}
          <input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            className={cx(controlClass, 'mt-1 font-normal')}
          />
        </label>
        <Button type="submit" variant="secondary" busy={isSent} className="min-h-12!">
          {t('common.newsletter-subscribe')}
        </Button>
        <Link to={url('privacy')} className={cx(link, 'basis-full text-xs')}>
          {t('common.newsletter-privacy')}
        </Link>
      </Form>
    </section>
  )
}
