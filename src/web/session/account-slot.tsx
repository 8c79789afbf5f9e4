/** Where signing in will stand in the header. There is no account to sign in to, so there is nothing to show. */
export function AccountSlot() {
  return null
}
