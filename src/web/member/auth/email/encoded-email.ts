/** An address travels in a URL as base64url (S2.60, S2.61): hidden from a passing eye, no secret. */
export function encodeEmail(email: string): string {
  const bytes = new TextEncoder().encode(email)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The address, or nothing when there is none or what came is none. */
export function decodeEmail(encoded: string | null): string | undefined {
  if (!encoded || encoded.length > 400 || !/^[\w-]+$/.test(encoded)) return undefined
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (each) => each.charCodeAt(0))
    const email = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return looksLikeEmail(email) ? email : undefined
  } catch {
    return undefined
  }
}

/** Enough to tell a slip from an address; whether mail gets there, only a code can tell. */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(text)
