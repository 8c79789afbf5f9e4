/**
 * Whether passkeys work on this page. They belong to a domain name, so browsers refuse them at a bare
 * address of this machine (`address`), on a page that isn't served securely (`insecure`), or altogether (`none`).
 */
type PasskeySupport =
  | { support: 'works' | 'insecure' | 'none' }
  /** `elsewhere` is this page where they would work. */
  | { support: 'address'; elsewhere: string }

const loopback = /^(127\.[\d.]+|\[::1\])$/

interface Here {
  PublicKeyCredential?: unknown
  isSecureContext: boolean
  location: Pick<Location, 'hostname' | 'href'>
}

/** Returns the address of this page where passkeys work, if its host is only an address of this machine. */
export function passkeysElsewhere(href: string): string | undefined {
  const { hostname } = new URL(href)
  // This machine has a name as well, and the same server answers to it.
  return loopback.test(hostname) ? href.replace(hostname, 'localhost') : undefined
}

/** Returns whether passkeys work here, and if not, why. */
export function passkeySupport(here: Here): PasskeySupport {
  const { hostname, href } = here.location
  const elsewhere = passkeysElsewhere(href)
  if (elsewhere) return { support: 'address', elsewhere }
  if (!here.isSecureContext || /^[\d.]+$|^\[/.test(hostname)) return { support: 'insecure' }
  return { support: here.PublicKeyCredential ? 'works' : 'none' }
}

export const canUsePasskeys = (): boolean => passkeySupport(window).support === 'works'
