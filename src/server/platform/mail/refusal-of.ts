/** Of RFC 3463: a mailbox or domain that doesn't exist, or a mailbox that takes no mail at all. */
const noSuchAddress = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/
/** What servers without those codes say of a mailbox that isn't there (RFC 5321, 4.2.3). */
const plainRefusal = /^55[0134] (?!5\.\d)/

/**
 * Returns what a mail server said, if it refused the recipient because there's no such address: trying again is useless then.
 * Undefined for all else, such as a full mailbox, or a server that takes our mails for advertising today.
 */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE')
    return undefined
  const said = 'response' in error && typeof error.response === 'string' ? error.response : ''
  const isFinal = noSuchAddress.test(said) || plainRefusal.test(said)
  return isFinal ? said.replace(/\s+/g, ' ').slice(0, 300) : undefined
}
