interface Provider {
  /** The name that all its domains mean. */
  domain: string
  /** What it ignores in the part before the `@`. */
  ignored?: RegExp
}

const gmail: Provider = { domain: 'gmail.com', ignored: /\./g }
const proton: Provider = { domain: 'proton.me', ignored: /[._-]/g }
const icloud: Provider = { domain: 'icloud.com' }

/**
 * Providers that deliver several spellings of an address to the same person. Google ignores dots
 * (support.google.com/mail/answer/7436150), Proton dots, hyphens and underscores, and gives its addresses at all of its domains to one
 * person, as Apple does. Others, such as Outlook and Yahoo, tell addresses with dots apart.
 */
const providers: ReadonlyMap<string, Provider> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['protonmail.ch', proton],
  ['pm.me', proton],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
])

/**
 * Returns one spelling of all addresses that are one person's mailbox: in lower case, without what follows a plus sign, which
 * most providers ignore, and without what else the provider ignores.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const typed = email.slice(0, at).toLowerCase()
  const tag = typed.indexOf('+')
  const plain = tag > 0 ? typed.slice(0, tag) : typed
  const provider = providers.get(domain)
  const name = provider?.ignored ? plain.replace(provider.ignored, '') : plain
  return `${name}@${provider?.domain ?? domain}`
}
