import { postPublic } from '../platform/outbound/post-public.ts'

/** A message for a push service, encrypted for one browser. */
export interface SealedPush {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

/** Sends a message to its push service and returns the status. Throws if it can't be reached. */
export type PostPush = (message: SealedPush) => Promise<number>

/** Browsers say what their push service is, so it's called like any address that somebody else chose. */
export const postPush: PostPush = ({ endpoint, ...message }) =>
  postPublic({ url: endpoint, ...message })
