import { useState } from 'react'
import { useT } from '../locale/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Renders a promo code that can be selected, and copied with a button where scripts run. */
export function PagePromo({ text, code }: { text: string; code: string }) {
  const t = useT()
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      // The browser refused; the code can be selected and copied by hand.
      () => undefined,
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-sea-soft px-4 py-3">
      <p>
        {text} <span className="block text-xs text-ink-soft">{t('promo.code-applied')}</span>
      </p>
      <span className="flex items-center gap-2">
        <code
          translate="no"
          data-promo-code={code}
          className="tabular rounded border border-dashed border-sea bg-surface px-3 py-2 font-bold tracking-widest select-all"
        >
          {code}
        </code>
        {isHydrated && (
          <Button variant="secondary" onClick={copy} aria-live="polite">
            {isCopied && <Icon name="check" />}
            {t(isCopied ? 'promo.copied' : 'promo.copy')}
          </Button>
        )}
      </span>
    </div>
  )
}
