const day = 24 * 60 * 60 * 1000

/** How long a token is taken to live when it does not say (S5.1, S9.3), in milliseconds. */
export const assumedLifetime = { access: 30 * day, refresh: 15 * day } as const

/** A token about to end would end on its way (S5.2). */
const margin = 500

interface Claims {
  exp?: unknown
  sub?: unknown
}

/**
 * When a token ends, in milliseconds since 1970: its `exp`, else the assumed lifetime from now on. A cookie that
 * carries a token ends when it does, so `now` is close to when the token came.
 */
export function tokenExpiry(token: string, kind: keyof typeof assumedLifetime, now: number) {
  const { exp } = readClaims(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : now + assumedLifetime[kind]
}

export const isUnexpired = (expiry: number, now: number): boolean => now < expiry - margin

/** The member a token speaks for, unchecked: only the front API can tell whether that is true. */
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
