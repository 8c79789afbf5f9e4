import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import jsqr from 'jsqr'
import { codeAt } from '../../../src/server/desk/staff/totp.ts'
import {
  atBothWidths,
  onPhone,
  reachableAtBothWidths,
  usableAtBothWidths,
} from '../support/both-widths.ts'
import { deskSite, test } from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

const site = deskSite()
const password = 'four words like these'
const desk = (page: Page) => page.getByRole('navigation', { name: 'Parts of the desk' })

/** Adds an account by the command, and returns its setup link. Passkeys need a name of this machine, not its address. */
async function setupLink(email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/node',
    ['bin/staff.ts', 'add', email, '--name', 'Kim Lee', '--role', 'support'],
    { env: { ...process.env, DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin } },
  )
  return (/http\S+setup=\S+/.exec(stdout)?.[0] ?? '').replace('127.0.0.1', 'localhost')
}

/** Returns the key that the page offers to an authenticator app. */
const offeredKey = async (page: Page) =>
  (await page.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '')

async function setUpWithApp(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page
    .getByLabel('Code from your authenticator app', { exact: true })
    .fill(codeAt(await offeredKey(page), await site.now()))
  await page.getByRole('button', { name: 'Set up and sign in' }).click()
  await expect(desk(page)).toBeVisible()
}

async function setUpWithPasskey(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Use a passkey instead of an app' }).click()
  await expect(desk(page)).toBeVisible()
}

/** Returns what a phone's camera reads on the page. */
async function scan(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: 'QR code' }).screenshot()
  const { width, height, pixels } = await page.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const { width, height } = image
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('no canvas')
    Object.assign(canvas.canvas, { width, height })
    canvas.drawImage(image, 0, 0)
    return { width, height, pixels: [...canvas.getImageData(0, 0, width, height).data] }
  }, picture.toString('base64'))
  return jsqr.default(new Uint8ClampedArray(pixels), width, height)?.data
}

test.use(onPhone)

test('an account is set up with a passkey, another one with an app that reads the QR code, and a passkey signs in to its own', async ({
  page,
}) => {
  const signOut = page.getByRole('button', { name: 'Sign out' })
  const withPasskey = page.getByRole('button', { name: 'Use a passkey instead of a code' })
  const failed = page.locator('[data-error="SIGN_IN_FAILED"]')
  await addAuthenticator(page)

  await test.step('an account is set up with a passkey, which then signs in', async () => {
    const email = 'kim@staff.example'
    await page.goto(await setupLink(email))
    await documentHydrated(page)
    await usableAtBothWidths(page, page.getByRole('button', { name: 'Set up and sign in' }))
    await setUpWithPasskey(page)
    await reachableAtBothWidths(page, signOut)
    await signOut.click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('another one')
    await reachableAtBothWidths(page, withPasskey)
    await withPasskey.click()
    await expect(failed).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await withPasskey.click()
    await expect(desk(page)).toBeVisible()
    await signOut.click()
    await expect(page.getByLabel('E-mail address')).toBeVisible()
  })

  await test.step('the QR code is the key for an authenticator app', async () => {
    await page.goto(await setupLink('app@staff.example'))
    const key = await offeredKey(page)
    await atBothWidths(page, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const address = new URL((await scan(page)) ?? '')
        expect(address.href).toMatch(/^otpauth:\/\/totp\/Sojourn:app/)
        expect(Object.fromEntries(address.searchParams)).toEqual({ secret: key, issuer: 'Sojourn' })
      }
    })
    await setUpWithApp(page)
  })

  await test.step('a passkey of somebody else is refused', async () => {
    await signOut.click()
    await page.getByLabel('E-mail address').fill('app@staff.example')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await withPasskey.click()
    await expect(failed).toBeVisible()
  })
})
