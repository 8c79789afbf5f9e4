import type { SocialProvider } from '../../../../contract/member/member.ts'

/** The provider's letter; its logo is a trademark with rules of its own. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  const letter = { google: 'G', facebook: 'f', line: 'L' }[provider]
  return (
    <span
      aria-hidden="true"
      className="grid size-6 place-items-center rounded-sm bg-sunk text-xs font-bold text-ink"
    >
      {letter}
    </span>
  )
}
