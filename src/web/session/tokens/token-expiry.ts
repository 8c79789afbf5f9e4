const day = 24 * 60 * 60 * 1000

/** The assumed lifetime of a token without an expiry (S5.1, S9.3), in milliseconds. */
export const assumedLifetime = { access: 30 * day, refresh: 15 * day } as const

/** A token about to expire would expire on its way (S5.2). */
const margin = 500

interface Claims {
  exp?: unknown
  sub?: unknown
}

/**
 * Returns when a token expires, in milliseconds since 1970: its `exp`, otherwise the assumed lifetime from now. A
 * token's cookie expires with it, so `now` is close to when the token was issued.
 */
export function tokenExpiry(token: string, kind: keyof typeof assumedLifetime, now: number) {
  const { exp } = readClaims(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : now + assumedLifetime[kind]
}

export const isUnexpired = (expiry: number, now: number): boolean => now < expiry - margin

/** Returns the member a token claims, unverified: only the front API can verify it. */
export function claimedMember(token: string): string | undefined {
  const { sub } = readClaims(token)
  return typeof sub === 'string' ? sub : undefined
}

function readClaims(token: string): Claims {
  const [, payload = ''] = token.split('.')
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
