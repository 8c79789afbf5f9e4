import type { Locator, Page } from '@playwright/test'

/** Returns the group of birth date fields. */
export const birthDate = (form: Locator | Page): Locator =>
  form.getByRole('group', { name: /^Date of birth/ })

/** Returns the group of passport expiry fields. */
export const passportExpiry = (form: Locator | Page): Locator =>
  form.getByRole('group', { name: /^Passport expires on/ })

/** Fills in a birth date, `YYYY-MM-DD`. */
export const fillBirthDate = (form: Locator | Page, date: string): Promise<void> =>
  fillParts(birthDate(form), date)

/** Fills in the day a passport expires, `YYYY-MM-DD`. */
export const fillPassportExpiry = (form: Locator | Page, date: string): Promise<void> =>
  fillParts(passportExpiry(form), date)

/** Fills in the day an identity card expires, `YYYY-MM-DD`. */
export const fillIdCardExpiry = (form: Locator | Page, date: string): Promise<void> =>
  fillParts(form.getByRole('group', { name: /^Identity card expires on/ }), date)

async function fillParts(group: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await group.getByLabel('Day').fill(String(Number(day)))
  await group.getByLabel('Month').selectOption(String(Number(month)))
  await group.getByLabel('Year').fill(year)
}
