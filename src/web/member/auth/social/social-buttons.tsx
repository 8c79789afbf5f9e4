import type { MouseEvent } from 'react'
import type { SocialProvider } from '../../../../contract/member/social.ts'
import { useT, useUrl } from '../../../locale/language.ts'
import { usePublicConfig } from '../../../session/page-state/page-state.tsx'
import { buttonClass } from '../../../ui/button-look.ts'
import { openPopup } from './popup.ts'
import { ProviderMark } from './provider-mark.tsx'

interface SocialButtonsProps {
  providers: readonly SocialProvider[]
  /** Instead of what stands above them on the way in. */
  heading?: string
}

/** A way in for each provider that is offered: a popup, or the whole page where none opens or scripts are off. */
export function SocialButtons({ providers, heading }: SocialButtonsProps) {
  const t = useT()
  const url = useUrl()
  const { origin } = usePublicConfig()
  if (providers.length === 0) return null
  const start = (event: MouseEvent<HTMLAnchorElement>, provider: SocialProvider) => {
    // The provider comes back to the public address, and from there no other one is heard.
    if (event.defaultPrevented || location.origin !== origin) return
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (openPopup(url('login/social', { provider, popup: 1 }))) event.preventDefault()
  }
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {heading ?? t('auth.or')}
      </p>
      {providers.map((provider) => (
        <a
          key={provider}
          href={url('login/social', { provider })}
          onClick={(event) => start(event, provider)}
          className={buttonClass({ variant: 'secondary', block: true }, 'no-underline')}
        >
          <span className="inline-flex items-center gap-2">
            <ProviderMark provider={provider} />
            {t('auth.continue-with', { provider: t(`auth.provider-${provider}`) })}
          </span>
        </a>
      ))}
    </div>
  )
}
