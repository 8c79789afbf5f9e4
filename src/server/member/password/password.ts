import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id (the library's default) with the first of the parameters that OWASP's Password Storage Cheat Sheet recommends for it
 * (19 MiB, two passes, one lane): about 20 ms of one core a sign-in.
 */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

const shortest = 8
const longest = 128

/** The hash used for unknown members, so that their sign-in takes as long as a known member's. */
let nobody: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Returns whether the password matches the hash; without a hash it takes as long, and doesn't. */
export async function checkPassword(password: string, kept: string | null): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const right = await verify(kept ?? (await nobody), password)
  return right && kept !== null
}

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common'

/** Words from this product and trade (ASVS 5.0, 6.1.2): passwords made only of them are guessed first. */
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

/** Returns whether it only consists of these words, ignoring digits and symbols around them. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  let rest = letters(password)
  if (rest === '') return false
  const known = words.map(letters).filter((word) => word.length > 2)
  for (const word of known.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '')
  return rest === ''
}

/**
 * Returns why a chosen password isn't acceptable (ASVS 5.0, 6.2): its length in characters as people count them, being
 * one of the 10,000 most common, or consisting only of our own words or `about` its owner (name, address). There are
 * no other rules, and nothing is truncated.
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

/** Loads the list when a password is first chosen, because it's large. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    return new Set(dictionary['passwords-common'].slice(0, 10_000))
  })
  return common
}
