import { isDeepStrictEqual } from 'node:util'
import { CatalogueError } from '../../../contract/errors.ts'
import type { FieldCode } from '../../../contract/field-codes.ts'
import type { PromoCode } from '../../../contract/promo/promo-code.ts'
import type { LastSaved } from './record-service.ts'

/**
 * Checks that a large promo code ends after some uses, and that two people have seen all of it before it applies: one saves it
 * switched off, and somebody else switches on exactly that. Throws VALIDATION at `totalUses` or `isOn`.
 */
export function checkLargePromo(
  promo: PromoCode,
  stored: LastSaved | undefined,
  staffId: string,
): void {
  // A code that has to stop at once needs nobody else, and no other change.
  if (!promo.isOn && isSameRest(promo, stored)) return
  if (promo.totalUses === null) throw wrongAt('totalUses', 'promo_uses')
  if (promo.isOn && !isAgreed(promo, stored, staffId)) throw wrongAt('isOn', 'promo_second_person')
}

/** A code not saved at the desk, such as one from SQL, hasn't been reviewed. */
const isAgreed = (promo: PromoCode, stored: LastSaved | undefined, staffId: string): boolean =>
  stored?.by !== undefined && stored.by !== staffId && isSameRest(promo, stored)

const isSameRest = (promo: PromoCode, stored: LastSaved | undefined): boolean =>
  isDeepStrictEqual({ ...stored?.value, isOn: null }, { ...promo, isOn: null })

const wrongAt = (name: keyof PromoCode, code: FieldCode) =>
  new CatalogueError('VALIDATION', { fields: { [`record.value.${name}`]: code } })
