import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id (the library's default) with the first of the parameters that OWASP's Password Storage Cheat Sheet recommends for it
 * (19 MiB, two passes, one lane): about 20 ms of one core a sign-in.
 */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

const shortest = 8
const longest = 128

/** Stands in for the hash of an unknown member, so that their sign-in takes as long as a known one's. */
let nobody: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether the password belongs to the hash; without a hash it takes as long, and does not. */
export async function checkPassword(password: string, kept: string | null): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const right = await verify(kept ?? (await nobody), password)
  return right && kept !== null
}

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common'

/** Our own and the trade's words (ASVS 5.0, 6.1.2): a password made of nothing else is guessed first. */
const ownWords = [
  'sojourn',
  'travel',
  'flight',
  'flights',
  'ticket',
  'airport',
  'booking',
  'holiday',
  'hotel',
  'password',
]

/** Whether its letters are only these words, whatever digits and signs stand around them. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  let rest = letters(password)
  if (rest === '') return false
  const known = words.map(letters).filter((word) => word.length > 2)
  for (const word of known.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '')
  return rest === ''
}

/**
 * What is wrong with a password someone chose (ASVS 5.0, 6.2): its length in characters as people count
 * them, whether it is one of the 10,000 commonest, or only our own words or `about` its owner (name,
 * address). Nothing else is demanded, and nothing is cut off.
 */
export async function passwordProblem(
  password: string,
  about: readonly string[] = [],
): Promise<PasswordProblem | undefined> {
  const length = [...password].length
  if (length < shortest) return 'too-short'
  if (length > longest) return 'too-long'
  if (isMadeOf(password, [...ownWords, ...about])) return 'too-common'
  return (await commonPasswords()).has(password.toLowerCase()) ? 'too-common' : undefined
}

let common: Promise<ReadonlySet<string>> | undefined

/** Read when a password is first chosen: the package's lists are large. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    return new Set(dictionary['passwords-common'].slice(0, 10_000))
  })
  return common
}
