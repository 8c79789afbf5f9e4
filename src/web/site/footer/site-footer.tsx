import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { usePublicConfig, useVisitor } from '../../session/page-state/page-state.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { SavedLink } from '../header/saved-link.tsx'
import { Wordmark } from '../header/wordmark.tsx'
import { usesMobileLayout } from '../mobile-layout.ts'
import { watchDevice } from '../watch-device.ts'
import { appLinks } from './app-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const columns = [
  {
    title: 'footer-travel',
    links: [
      { path: 'flight', name: 'flights' },
      { path: 'hotel', name: 'hotels' },
      { path: 'promo/view/special-deals', name: 'deals' },
      { path: 'order', name: 'find-order' },
    ],
  },
  {
    title: 'footer-help',
    links: [
      { path: 'help', name: 'help' },
      { path: 'contact', name: 'contact' },
      { path: 'refund-policy', name: 'refund-policy' },
    ],
  },
  {
    title: 'footer-company',
    links: [
      { path: 'about', name: 'about' },
      { path: 'careers', name: 'careers' },
      { path: 'terms/uses', name: 'terms-use' },
      { path: 'terms/condition', name: 'terms-sale' },
      { path: 'privacy', name: 'privacy' },
      { path: 'cookies', name: 'cookies' },
      { path: 'newsletter', name: 'newsletter' },
    ],
  },
] as const

/** Renders the footer: links, help, and the company behind the site. It works without scripts. */
export default function SiteFooter() {
  const mobile = usesMobileLayout(useLocation().pathname)
  // Here, because the footer's script is the first that every page runs once it's touched.
  useEffect(() => watchDevice(), [])
  const t = useT()
  const url = useUrl()
  const config = usePublicConfig()
  const app = appLinks(config, useVisitor().device)
  const link =
    'inline-flex min-h-10 items-center py-1 leading-snug text-ink-soft hover:text-ink hover:underline'
  return (
    <footer className="mt-12 border-t border-line bg-surface">
      <NewsletterForm link={link} />
      <div
        className={cx(
          'mx-auto grid max-w-6xl grid-cols-2 gap-x-4 gap-y-8 px-4 py-8 md:px-6',
          mobile
            ? 'sm:grid-cols-3 sm:gap-x-8'
            : 'md:grid-cols-4 sm:gap-x-8 lg:grid-cols-[2fr_1fr_1fr_1fr] phone:sm:grid-cols-3',
        )}
      >
        <div
          className={cx('col-span-full max-w-md', !mobile && 'lg:col-span-1 phone:col-span-full')}
        >
          <Wordmark />
          <p className="mt-3 text-ink-soft">{t('common.footer-about')}</p>
          <button type="button" popoverTarget="preferences-menu" className={cx(link, 'text-left')}>
            {t('common.preferences')}
          </button>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={t(`common.${title}`)} className="flex flex-col items-start">
            <p className="font-semibold">{t(`common.${title}`)}</p>
            {links.map(({ path, name }) => (
              <Link key={path} to={url(path)} className={link}>
                {t(`common.${name}`)}
              </Link>
            ))}
            {title === 'footer-travel' && <SavedLink isPlain className={link} />}
          </nav>
        ))}
        {app.length > 0 && (
          <nav aria-label={t('common.footer-app')} className="flex flex-col">
            <p className="font-semibold">{t('common.footer-app')}</p>
            {app.map(({ name, href }) => (
              <a key={name} href={href} rel="noopener" className={link}>
                {t(`common.${name}`)}
              </a>
            ))}
          </nav>
        )}
      </div>
      <div className="mx-auto max-w-6xl px-4 md:px-6">
        <div className="flex flex-col gap-2 border-t border-line py-4 text-xs text-ink-soft">
          {config.sandbox && (
            <p className="flex items-start gap-2 text-amber">
              <Icon name="info" size={16} className="mt-0.5" />
              {t('common.sandbox-note')}
            </p>
          )}
          {config.legalEntity && <p className="whitespace-pre-line">{config.legalEntity}</p>}
          <p>{t('common.footer-rights')}</p>
        </div>
      </div>
    </footer>
  )
}
