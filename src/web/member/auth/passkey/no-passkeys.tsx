import { useT } from '../../../locale/language.ts'
import { T } from '../../../locale/t.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { passkeySupport } from './passkey-support.ts'

/** Says why passkeys don't work on this page, and where or how they would. In the browser only. */
export function NoPasskeys() {
  const t = useT()
  const here = passkeySupport(window)
  if (here.support === 'works') return null
  if (here.support !== 'address')
    return <p className="text-ink-soft">{t(`auth.passkey-${here.support}`)}</p>
  return (
    <p className="text-ink-soft">
      <T
        id="auth.passkey-address"
        values={{ host: new URL(here.elsewhere).host }}
        tags={{ link: <TextLink to={here.elsewhere} /> }}
      />
    </p>
  )
}

/** Says at which address passkeys work, if they don't at this one. Elsewhere the other ways of signing in are enough. */
export function PasskeysElsewhere() {
  if (!useHydrated() || passkeySupport(window).support !== 'address') return null
  return <NoPasskeys />
}
