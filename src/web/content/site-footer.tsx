import { Link } from 'react-router'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { usePublicConfig, useVisitor } from '../session/page-state.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { appLinks } from './app-links.ts'
import { Wordmark } from './wordmark.tsx'

/** The foot of every page. */
export function SiteFooter({ mobile }: { mobile: boolean }) {
  const t = useT()
  const url = useUrl()
  const config = usePublicConfig()
  const app = appLinks(config, useVisitor().device)
  const link = 'inline-flex min-h-10 items-center text-ink-soft hover:text-ink hover:underline'
  return (
    <footer className="mt-12 border-t border-line bg-surface">
      <div
        className={cx(
          'mx-auto grid max-w-6xl gap-8 px-4 py-8 md:px-6',
          !mobile &&
            (app.length > 0 ? 'md:grid-cols-[2fr_1fr_1fr_1fr]' : 'md:grid-cols-[2fr_1fr_1fr]'),
        )}
      >
        <div className="max-w-md">
          <Wordmark />
          <p className="mt-3 text-ink-soft">{t('common.footer-about')}</p>
        </div>
        <nav aria-label={t('common.footer-travel')} className="flex flex-col">
          <p className="font-semibold">{t('common.footer-travel')}</p>
          <Link to={url('flight')} className={link}>
            {t('common.flights')}
          </Link>
          <Link to={url('order')} className={link}>
            {t('common.find-order')}
          </Link>
        </nav>
        <nav aria-label={t('common.footer-settings')} className="flex flex-col">
          <p className="font-semibold">{t('common.footer-settings')}</p>
          <button type="button" popoverTarget="preferences-menu" className={cx(link, 'text-left')}>
            {t('common.preferences')}
          </button>
        </nav>
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
          <p>{t('common.footer-rights')}</p>
        </div>
      </div>
    </footer>
  )
}
