import type { SocialProvider } from '../../../contract/member.ts'

/** Brands, the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
}
