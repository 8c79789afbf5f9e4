/** Passkeys belong to a name: browsers keep none for a bare address, nor on a page that others may read. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)
