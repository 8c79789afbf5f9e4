/**
 * Returns the value of the button that fills in somebody from the account; `place` is `contact` or a traveller's
 * index.
 */
export const fillIntent = (place: string, id: string): string => `fill.${place}.${id}`

/** Returns what a button fills in, or undefined for other buttons. */
export function fillOf(intent: unknown): { place: string; id: string } | undefined {
  const [, place, id] = /^fill\.(contact|\d)\.([\w-]{1,80})$/.exec(String(intent)) ?? []
  return place !== undefined && id !== undefined ? { place, id } : undefined
}
