import { expect, type Page } from '@playwright/test'
import { enterAsMember, signIn, signOut, test } from '../support/member-journey.ts'
import { inSiteDatabase } from '../support/site-database.ts'

test('an agent sees prices in their currency from sign-in on; nothing remains afterwards', async ({
  page,
}) => {
  const member = await enterAsMember(page)
  await page.goto('/en')
  expect(await known(page)).toEqual(['member', { is_member: true, is_agent: false }])
  await signOut(page)
  await expect(page.getByRole('button', { name: /^Settings: English USD/ })).toBeVisible()
  await makeAgent(member.email, 'IDR')
  await page.goto('/en/login')
  await signIn(page, member)
  await expect(page.getByText('Welcome back, Dara Sok.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Settings: English IDR/ })).toBeVisible()
  expect(await known(page)).toEqual(['agent', { is_member: true, is_agent: true }])
  await signOut(page)
  expect(await known(page)).toEqual(['guest', undefined])
  await expect(page.getByRole('button', { name: /^Settings: English USD/ })).toBeVisible()
})

/** Returns what the document contains about the signed-in user. */
async function known(page: Page) {
  const { auth } = JSON.parse((await page.locator('#page-state').textContent()) ?? '').state
  const member = auth.member
  return [
    await page.locator('html').getAttribute('data-visitor'),
    member && { is_member: member.is_member, is_agent: member.is_agent },
  ]
}

/** Agents are appointed by staff in the database. */
async function makeAgent(email: string, currency: string): Promise<void> {
  const changed = await inSiteDatabase(
    process.env.E2E_DATA_DIR ?? '',
    `update member set type = 'AGENT', currency = $2 where email = $1`,
    [email, currency],
  )
  expect(changed).toBe(1)
}
