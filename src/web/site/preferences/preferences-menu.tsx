import { useT } from '../../locale/language.ts'
import { LaterPart, laterScript } from '../../offline/later-part.tsx'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/page/popover.tsx'

const form = laterScript(() => import('./form-in-menu.tsx'))

/** Renders language, country and currency behind one button in the header. */
export function PreferencesMenu() {
  const t = useT()
  const { locale, currency } = useVisitor()
  return (
    <Popover
      id="preferences-menu"
      align="end"
      buttonClass="px-2 md:px-3"
      panelClass="sm:w-80"
      label={
        <>
          <Icon name="globe" />
          <span className="sr-only">{t('common.settings')} </span>
          <span className="hidden lg:inline">{locale.name}</span>
          <span className="hidden text-ink-soft lg:inline" aria-hidden="true">
            ·
          </span>
          <span className="max-[22.5rem]:hidden">{currency}</span>
        </>
      }
    >
      <LaterPart of={form} />
    </Popover>
  )
}
