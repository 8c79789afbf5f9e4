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

/** Returns whether passkeys work here, and if not, why. */
export function passkeySupport(here: Here): PasskeySupport {
  const { hostname, href } = here.location
  // This machine has a name as well, and the same server answers to it.
  if (loopback.test(hostname)) {
    return { support: 'address', elsewhere: href.replace(hostname, 'localhost') }
  }
  if (!here.isSecureContext || /^[\d.]+$|^\[/.test(hostname)) return { support: 'insecure' }
  return { support: here.PublicKeyCredential ? 'works' : 'none' }
}

export const canUsePasskeys = (): boolean => passkeySupport(window).support === 'works'
