/** What became of a link: shared by the device's own means, copied, let be, or still to be shown. */
export type HandedOver = 'shared' | 'copied' | 'left' | 'refused'

type Means = Partial<Pick<Navigator, 'share'>> & {
  clipboard?: Pick<Clipboard, 'writeText'> | undefined
}

/**
 * Hands a link to whatever shares on this device, else to the clipboard. A browser may refuse either: where the
 * press lies too long ago, or a page may not by its settings.
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
