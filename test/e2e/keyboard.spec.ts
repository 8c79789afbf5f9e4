import { expect, type Locator, type Page } from '@playwright/test'
import { codeTo, goodPassword, someEmail, test } from './member-journey.ts'

test('by keyboard alone: signing up, out and in, and keeping a passenger', async ({ page }) => {
  test.slow()
  const email = someEmail()
  const { keyboard } = page
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  const press = async (target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, target)
    await keyboard.press(key)
  }

  await page.goto('/en')
  await press(link('Sign in'), 'Enter')
  await expect(page).toHaveURL(/\/en\/login$/)
  await press(link('Sign up'), 'Enter')
  await expect(page).toHaveURL(/\/en\/signup$/)
  await type('E-mail address', email)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await type('Code', await codeTo(page.request, email))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/signup\/setup-account/)
  await type('Name', 'Dara Sok')
  await tabTo(page, page.getByLabel(/^Password/))
  await keyboard.type(goodPassword)
  await press(button('Make my account'), 'Space')
  await expect(page.getByText('Welcome to Sojourn, Dara Sok.')).toBeVisible()

  await press(button(/^Account of/), 'Enter')
  await press(button('Sign out'), 'Enter')
  await expect(link('Sign in')).toBeVisible()

  await press(link('Sign in'), 'Enter')
  await expect(page).toHaveURL(/\/en\/login$/)
  await type('E-mail address', email)
  await type('Password', goodPassword)
  await press(page.getByRole('button', { name: 'Sign in', exact: true }), 'Space')
  await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()

  await press(button(/^Account of/), 'Space')
  await press(link('My account'), 'Enter')
  await press(link('Passengers'), 'Enter')
  await press(link('Add a passenger'), 'Enter')
  await tabTo(page, page.getByLabel('Title'))
  await keyboard.type('Ms')
  await tabTo(page, page.getByLabel('Given names'))
  await keyboard.type('Anna')
  await tabTo(page, page.getByLabel('Surname'))
  await keyboard.type('Sok')
  await tabTo(page, page.getByLabel('Date of birth'))
  await keyboard.type('11111990')
  await press(button('Save'), 'Space')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(link('Change Anna Sok')).toBeVisible()
  await press(link('Change Anna Sok'), 'Enter')
  await expect(page.getByLabel('Title')).toHaveValue('ms')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-11-11')
})

/** Tabs until the target has the focus, which then has to be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const focused = () => target.evaluate((each) => each === document.activeElement)
  for (let presses = 0; presses < 100 && !(await focused()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  const [outline, shadow] = await target.evaluate((each) => {
    const style = getComputedStyle(each)
    return [style.outlineStyle, style.boxShadow]
  })
  expect(outline !== 'none' || shadow !== 'none').toBe(true)
}
