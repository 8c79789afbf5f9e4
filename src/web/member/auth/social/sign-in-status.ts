import type { ErrorCode } from '../../../../contract/errors.ts'
import type { SocialProvider } from '../../../../contract/member/member.ts'

/** How a sign-in at a provider ended (S3.4). A code or a confirmation that is still to come is a success so far. */
export type SignInStatus =
  | { success: true; provider: SocialProvider }
  | { success: false; provider: SocialProvider; error: ErrorCode }
