import type { SocialProvider } from '../../../../contract/member/social.ts'

/**
 * Renders a provider's mark in its own colours, which its rules don't allow to change with the theme: Google's G in four colours on
 * white, Facebook's f in a blue circle, LINE's bubble in green. The button's text names the provider.
 */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  const Mark = marks[provider]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      data-mark={provider}
      className={provider === 'google' ? 'size-6 rounded-full bg-[#fff] p-1' : 'size-6'}
    >
      <Mark />
    </svg>
  )
}

const marks: Record<SocialProvider, () => React.ReactNode> = {
  google: GoogleMark,
  facebook: FacebookMark,
  line: LineMark,
}

function GoogleMark() {
  return (
    <>
      <path
        fill="#4285F4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z"
      />
      <path
        fill="#FBBC05"
        d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.87l3.66-2.84z"
      />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z"
      />
    </>
  )
}

function FacebookMark() {
  return (
    <>
      <circle cx="12" cy="12" r="12" fill="#0866FF" />
      <path
        fill="#fff"
        d="M16.67 15.47 17.2 12h-3.33V9.75c0-.95.47-1.88 1.96-1.88h1.51V4.92s-1.37-.23-2.69-.23c-2.74 0-4.53 1.66-4.53 4.67V12H7.08v3.47h3.04v8.39a12.1 12.1 0 0 0 3.75 0v-8.39z"
      />
    </>
  )
}

function LineMark() {
  return (
    <>
      <rect width="24" height="24" rx="5.4" fill="#06C755" />
      <path
        fill="#fff"
        d="M20 10.8c0-3.6-3.6-6.5-8-6.5s-8 2.9-8 6.5c0 3.2 2.8 5.9 6.7 6.4.3.1.6.2.7.4.1.2 0 .5 0 .7l-.1.7c0 .2-.2.8.7.5.9-.4 4.9-2.9 6.7-4.9 1.2-1.3 1.3-2.6 1.3-3.8z"
      />
      <path
        fill="#06C755"
        d="M9.5 12.9H7.2a.4.4 0 0 1-.4-.4V9.2h.9V12h1.8zM10 9.2h.9v3.7H10zM14.7 12.9h-.8l-1.5-2.1v2.1h-.9V9.2h.8l1.5 2.1V9.2h.9zM17.6 10.1h-1.4v.5h1.4v.9h-1.4v.5h1.4v.9h-2.3V9.2h2.3z"
      />
    </>
  )
}
