import type { ReactNode } from 'react'
import { useT } from '../../locale/language.ts'

/** The numbered frame of one flight of a multi-city trip. */
export function LegFrame({ leg, children }: { leg: number; children: ReactNode }) {
  const t = useT()
  return (
    <fieldset className={leg > 0 ? 'border-t border-line pt-4' : undefined}>
      <legend className="float-left mb-2 w-full font-semibold">
        {t('flight-search-form.leg', { number: leg + 1 })}
      </legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  )
}
