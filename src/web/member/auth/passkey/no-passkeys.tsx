import { useT } from '../../../locale/language.ts'
import { T } from '../../../locale/t.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { passkeySupport } from './passkey-support.ts'

/** Says why passkeys don't work on this page, and where or how they would. In the browser only. */
export function NoPasskeys() {
  const t = useT()
  const here = passkeySupport(window)
  if (here.support === 'works') return null
  if (here.support === 'address') return <PasskeysElsewhere address={here.elsewhere} />
  return <p className="text-ink-soft">{t(`auth.passkey-${here.support}`)}</p>
}

/** Says at which address of this page passkeys work. */
function PasskeysElsewhere({ address }: { address: string }) {
  return (
    <p className="text-ink-soft">
      <T
        id="auth.passkey-address"
        values={{ host: new URL(address).host }}
        tags={{ link: <TextLink to={address} /> }}
      />
    </p>
  )
}
