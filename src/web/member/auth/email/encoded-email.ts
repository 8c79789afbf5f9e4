/** Encodes an address for URLs as base64url (S2.60, S2.61): obscured, but not secret. */
export function encodeEmail(email: string): string {
  const bytes = new TextEncoder().encode(email)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Returns the address, or undefined if it's missing or invalid. */
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

/** Enough to recognise typos; only a code proves that mail arrives. */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(text)
