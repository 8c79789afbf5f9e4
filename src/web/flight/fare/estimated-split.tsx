import { useT } from '../../locale/language.ts'

/** Under a price whose fare and taxes the site told apart itself. */
export function EstimatedSplit() {
  const t = useT()
  return <p className="mt-3 text-xs text-ink-soft">{t('flight-shared.split-estimated')}</p>
}
