import type { Locator, Page } from '@playwright/test'

/** The group of fields that asks for a birth date. */
export const birthDate = (form: Locator | Page): Locator =>
  form.getByRole('group', { name: /^Date of birth/ })

/** Fills in a birth date, `YYYY-MM-DD`, part by part. */
export async function fillBirthDate(form: Locator | Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const group = birthDate(form)
  await group.getByLabel('Day').fill(String(Number(day)))
  await group.getByLabel('Month').selectOption(String(Number(month)))
  await group.getByLabel('Year').fill(year)
}
