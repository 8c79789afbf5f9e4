import { type Money, moneySchema } from '../../contract/money.ts'

/** The sums that a payer saw. */
export type SeenPrice = ReturnType<typeof seenPrice>

/** Returns the sums that a payer saw, from the payment form. */
export function seenPrice(form: FormData) {
  const [accepted] = moneyIn(form, 'seen')
  return { ...(accepted && { accepted }), acceptedOnSite: moneyIn(form, 'seen-on-site') }
}

const moneyIn = (form: FormData, name: string): Money[] =>
  form.getAll(name).flatMap((field) => {
    const [amount, currency] = String(field).split(' ')
    return moneySchema.safeParse({ amount: Number(amount), currency }).data ?? []
  })
