/** What happened to a link: shared by the device, copied, cancelled, or still to be shown. */
export type HandedOver = 'shared' | 'copied' | 'left' | 'refused'

type Means = Partial<Pick<Navigator, 'share'>> & {
  clipboard?: Pick<Clipboard, 'writeText'> | undefined
}

/**
 * Shares a link by the device's own means, or else copies it. A browser can refuse both, if the press was too long ago or its
 * settings don't allow it.
 */
export async function handOverLink(
  link: { url: string; title: string },
  means: Means,
): Promise<HandedOver> {
  if (means.share) {
    try {
      await means.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'left'
    }
  }
  try {
    if (!means.clipboard) return 'refused'
    await means.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
