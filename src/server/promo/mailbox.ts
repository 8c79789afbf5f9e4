/**
 * Providers that deliver an address to the same person with and without dots, by the name that they all mean. Google says so
 * (support.google.com/mail/answer/7436150); others, such as Outlook and Yahoo, tell addresses with dots apart.
 */
const withoutDots: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Returns one spelling of all addresses that are one person's mailbox: in lower case, without what follows a plus sign, which
 * most providers ignore, and without dots where the provider ignores those.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const typed = email.slice(0, at).toLowerCase()
  const tag = typed.indexOf('+')
  const plain = tag > 0 ? typed.slice(0, tag) : typed
  const provider = withoutDots.get(domain)
  return provider ? `${plain.replaceAll('.', '')}@${provider}` : `${plain}@${domain}`
}
