import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { usePublicConfig, useVisitor } from '../../session/page-state/page-state.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { SavedLink } from '../header/saved-link.tsx'
import { Wordmark } from '../header/wordmark.tsx'
import { usesMobileLayout } from '../mobile-layout.ts'
import { watchDevice } from '../watch-device.ts'
import { appLinks } from './app-links.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** What is needed on the way through a booking. */
const essentials = [
  { path: 'help', name: 'help' },
  { path: 'terms/condition', name: 'terms-sale' },
  { path: 'privacy', name: 'privacy' },
] as const

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

const link =
  'inline-flex min-h-11 items-center py-1 leading-snug text-ink-soft hover:text-ink hover:underline lg:min-h-10'

/**
 * Returns whether a page is between choosing and having booked, or changes what was booked: there, a footer full of links leads
 * away from what is being done.
 */
const isFunnel = (pathname: string): boolean =>
  usesMobileLayout(pathname) ||
  /^\/[^/]+\/(cart|pay|flight\/(confirm|book)|hotel\/book)(\/|$)/.test(pathname)

/** Renders the footer: links, help, and the company behind the site. It works without scripts. */
export default function SiteFooter() {
  const { pathname } = useLocation()
  // Here, because the footer's script is the first that every page runs once it's touched.
  useEffect(() => watchDevice(), [])
  const isShort = isFunnel(pathname)
  return (
    <footer className="site-footer mt-12 border-t border-line bg-surface">
      {!isShort && <NewsletterForm link={link} />}
      {isShort ? <Essentials /> : <Columns />}
      <SmallPrint isCentred={isShort} />
    </footer>
  )
}

/** Renders the three links of the pages of a booking, without what leads away from it. */
function Essentials() {
  const t = useT()
  const url = useUrl()
  return (
    <nav
      aria-label={t('common.footer-help')}
      className="mx-auto flex max-w-6xl flex-wrap justify-center gap-x-8 px-4 py-2 md:px-6"
    >
      {essentials.map(({ path, name }) => (
        <Link key={path} to={url(path)} className={link}>
          {t(`common.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Renders all links by topic; on phones, each topic is folded. */
function Columns() {
  const t = useT()
  const url = useUrl()
  const config = usePublicConfig()
  const { device } = useVisitor()
  const app = appLinks(config, device)
  return (
    <div
      className={cx(
        'mx-auto grid max-w-6xl gap-x-4 px-4 py-8 sm:grid-cols-3 sm:gap-x-8 sm:gap-y-8 md:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]',
        !device.mobile && 'grid-cols-2',
      )}
    >
      <div className="col-span-full mb-4 max-w-md lg:col-span-1">
        <Wordmark />
        <p className="mt-3 text-ink-soft">{t('common.footer-about')}</p>
        <button type="button" popoverTarget="preferences-menu" className={cx(link, 'text-start')}>
          {t('common.preferences')}
        </button>
      </div>
      {columns.map(({ title, links }) => (
        <Topic key={title} title={t(`common.${title}`)}>
          {links.map(({ path, name }) => (
            <Link key={path} to={url(path)} className={link}>
              {t(`common.${name}`)}
            </Link>
          ))}
          {title === 'footer-travel' && <SavedLink isPlain className={link} />}
        </Topic>
      ))}
      {app.length > 0 && (
        <Topic title={t('common.footer-app')}>
          {app.map(({ name, href }) => (
            <a key={name} href={href} rel="noopener" className={link}>
              {t(`common.${name}`)}
            </a>
          ))}
        </Topic>
      )}
    </div>
  )
}

/** Renders links under their title. On phones, where four topics fill a screen, the title unfolds them. */
function Topic({ title, children }: { title: string; children: ReactNode }) {
  const links = <div className="flex flex-col items-start">{children}</div>
  if (!useVisitor().device.mobile) {
    return (
      <nav aria-label={title} className="max-sm:mb-4">
        <p className="font-semibold">{title}</p>
        {links}
      </nav>
    )
  }
  return (
    <nav aria-label={title} className="border-t border-line">
      <Disclosure summary={<span className="font-semibold">{title}</span>}>{links}</Disclosure>
    </nav>
  )
}

/** Renders what the site has to say of itself. */
function SmallPrint({ isCentred }: { isCentred: boolean }) {
  const t = useT()
  const config = usePublicConfig()
  return (
    <div className="mx-auto max-w-6xl px-4 md:px-6">
      <div
        className={cx(
          'flex flex-col gap-2 border-t border-line py-4 text-xs text-ink-soft',
          isCentred && 'items-center text-center',
        )}
      >
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
  )
}
