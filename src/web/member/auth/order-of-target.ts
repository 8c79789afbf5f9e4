import { orderCodeSchema } from '../../../contract/ids.ts'

/** The code of the order that a visitor wanted to see before they were asked to sign in (S2.69). */
export function orderOfTarget(target: string | undefined): string | undefined {
  const [, code] =
    /^\/[^/]+\/(?:(?:account\/)?order|refund-form|aftersales\/change-flight\/submission)\/([^/?#]+)/.exec(
      target ?? '',
    ) ?? []
  const parsed = orderCodeSchema.safeParse(code)
  return code !== 'search' && parsed.success ? parsed.data : undefined
}
