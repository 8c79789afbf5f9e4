import type { AffiliatePartner } from '../../contract/affiliate/affiliate.ts'
import type { Conversions } from '../order/reservation/progress.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import { postPublic } from '../platform/outbound/post-public.ts'
import { isPublicUrl, standsForPublic } from '../platform/outbound/public-address.ts'
import type { Platform } from '../platform/platform.ts'
import type { RecordBook } from '../platform/record-book.ts'
import { affiliateBook } from './affiliate-book-store.ts'
import { createConversions } from './conversions.ts'
import { createPostBack, type PostToAffiliate } from './post-back.ts'
import { addAffiliate } from './postback-store.ts'

/** A partner in this process that stands in for a real one. */
interface AffiliateStandIn {
  partner: AffiliatePartner & { secret: string }
  /** Its address isn't public, so no request goes through the network. */
  post: PostToAffiliate
}

interface Affiliates {
  conversions: Conversions
  book: RecordBook<AffiliatePartner>
}

/** Opens what posts orders back to their affiliates. Adds the stand-in, if there is one, unless staff have changed it. */
export async function openAffiliates(
  platform: Pick<Platform, 'db' | 'jobs' | 'clock' | 'seal'>,
  {
    standIn,
    post = postPublic,
    findOrder,
  }: {
    standIn: AffiliateStandIn | undefined
    post: PostToAffiliate | undefined
    findOrder(id: string): Promise<WholeOrder | undefined>
  },
): Promise<Affiliates> {
  const { db, seal, clock } = platform
  const isStandIn = (url: string) => standIn !== undefined && url === standIn.partner.postbackUrl
  if (standIn) {
    const { secret, ...partner } = standIn.partner
    await addAffiliate(db, { ...partner, secret: seal.lock(secret, partner.id) })
  }
  const send = createPostBack({
    ...platform,
    findOrder,
    post: async (sent) => (standIn && isStandIn(sent.url) ? standIn.post(sent) : post(sent)),
  })
  return {
    conversions: createConversions({ clock, send }),
    book: affiliateBook({
      seal,
      mayPostTo: async (url) => isStandIn(url) || (isPublicUrl(url) && standsForPublic(url)),
    }),
  }
}
