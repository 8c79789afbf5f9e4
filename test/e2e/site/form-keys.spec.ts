import { expect, type Page } from '@playwright/test'
import { traveller } from '../support/booking-journey.ts'
import { enterAsMember, someEmail, test } from '../support/member-journey.ts'
import { openPayment, openTravellers } from '../support/open-booking.ts'
import { openGuests } from '../support/open-stay.ts'

interface Typed {
  name: string
  type: string
  autocomplete: string
  inputmode: string
  enterkeyhint: string
  isInLongForm: boolean
}

/** Returns the fields of a page that are typed into. */
const typedFields = (page: Page): Promise<Typed[]> =>
  page.locator('main input, main textarea, dialog input, footer input').evaluateAll((all) =>
    all
      .filter(
        (each): each is HTMLInputElement =>
          !['hidden', 'checkbox', 'radio', 'submit', 'button', 'date', 'file', 'range'].includes(
            (each as HTMLInputElement).type,
          ) && each.getAttribute('aria-hidden') !== 'true',
      )
      .map((each) => ({
        name: each.name,
        type: each.type,
        autocomplete: each.getAttribute('autocomplete') ?? '',
        inputmode: each.inputMode,
        enterkeyhint: each.enterKeyHint,
        isInLongForm: /^(contact|passengers|leadGuests)\./.test(each.name),
      })),
  )

/** What is wrong with a field for an on-screen keyboard or a browser that fills forms in. */
function wrongWith({ name, type, autocomplete, inputmode, ...field }: Typed): string[] {
  // Passkeys are offered in the field of an address.
  const fills =
    autocomplete
      .replace(/ webauthn$/, '')
      .split(' ')
      .at(-1) ?? ''
  const part = name.split(/[./]/).at(-1) ?? ''
  const isFilledIn = !['search', 'number', 'textarea'].includes(type)
  const rules: [boolean, string][] = [
    [isFilledIn && autocomplete === '', 'says nothing to autofill'],
    [type === 'email' && !['email', 'username'].includes(fills), 'an address that isn’t filled in'],
    [type === 'tel' && inputmode !== 'tel', 'a number without its keyboard'],
    [type === 'tel' && !fills.startsWith('tel'), 'a number that isn’t filled in'],
    [type === 'password' && !fills.endsWith('-password'), 'a password that managers don’t know'],
    [type === 'number' && inputmode !== 'numeric', 'a count without a numeric keyboard'],
    [part === 'givenName' && fills !== 'given-name', 'given names that aren’t filled in'],
    [part === 'surname' && fills !== 'family-name', 'a surname that isn’t filled in'],
    [/-(day|year)$/.test(part) && inputmode !== 'numeric', 'a part of a date without digits'],
    [
      part === 'code' && fills === 'one-time-code' && inputmode !== 'numeric',
      'a code without a numeric keyboard',
    ],
    [field.isInLongForm && field.enterkeyhint !== 'next', 'a form of many fields sent by its key'],
  ]
  return rules.filter(([isWrong]) => isWrong).map(([, what]) => `${name}: ${what}`)
}

/** Expects nothing wrong with the fields of the page, of which there are some. */
async function expectRightKeys(page: Page): Promise<void> {
  const fields = await typedFields(page)
  expect(fields.length, page.url()).toBeGreaterThan(0)
  expect(fields.flatMap(wrongWith), page.url()).toEqual([])
}

test.describe('what fields say', () => {
  // It's in the server's HTML, and pages without scripts are there sooner.
  test.use({ javaScriptEnabled: false })

  test('fields have the keyboard and the autofill of what is typed into them', async ({ page }) => {
    for (const path of [
      '',
      'flight?tripType=multicity',
      'hotel',
      'login',
      'signup',
      'forgot-password',
      'order',
      'retrieve',
      'help',
      'contact',
      'newsletter',
    ]) {
      await page.goto(`/en/${path}`)
      await expectRightKeys(page)
    }
    await openTravellers(page)
    await expectRightKeys(page)
    await openPayment(page)
    await expectRightKeys(page)
    await openGuests(page)
    await expectRightKeys(page)
  })

  test('fields of the account have them, too', async ({ page }) => {
    await enterAsMember(page, { email: someEmail() })
    for (const path of [
      'account/contact?edit=new',
      'account/passenger?edit=new',
      'account/profile',
      'account/password',
    ]) {
      await page.goto(`/en/${path}`)
      await expectRightKeys(page)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  test('the key “Next” of a long form goes to its next field, instead of sending it', async ({
    page,
  }) => {
    await openTravellers(page)
    const form = traveller(page, 1)
    await form.getByLabel('Given names').fill('Mei Ling')
    await form.getByLabel('Given names').press('Enter')
    await expect(form.getByLabel('Surname')).toBeFocused()
    await form.getByLabel('Surname').press('Enter')
    await expect(form.getByRole('group', { name: 'Date of birth' }).getByLabel('Day')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('on a computer, Enter sends a long form as always', async ({ page }) => {
  await openTravellers(page)
  await traveller(page, 1).getByLabel('Given names').press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
})
