import type { Signer } from './secret-key.ts'

interface Granted {
  purpose: string
  /** What may be seen: letters and digits. */
  code: string
}

/** Returns a grant to see something until then: code, expiry and a signature over both, separated by dots. */
export function signGrant(signer: Signer, { purpose, code }: Granted, until: number): string {
  const content = `${code}.${until}`
  return `${content}.${signer.sign(purpose, content)}`
}

/** Returns whether one of the grants, separated by blanks or commas, is ours, for this, and valid. */
export function isGranted(
  signer: Signer,
  { purpose, code }: Granted,
  { given, now }: { given: string; now: number },
): boolean {
  return given.split(/[\s,]+/).some((grant) => {
    const [of, end, signature = '', ...rest] = grant.split('.')
    return (
      rest.length === 0 &&
      of === code &&
      Number(end) > now &&
      signer.verify(purpose, `${of}.${end}`, signature)
    )
  })
}
