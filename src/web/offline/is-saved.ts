/** Returns whether a page or file is saved on this device, so that it opens without a network (`src/web/saved-pages`). */
export async function isSaved(address: string): Promise<boolean> {
  // Browsers only have it on secure origins, and not always in private windows.
  const found = await globalThis.caches?.match(address).catch(() => undefined)
  return found !== undefined
}
