import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { cards } from '../e2e/support/booking-journey.ts'
import { someEmail } from '../e2e/support/member-journey.ts'
import { inDays } from '../support/test-clock.ts'
import { createDriver, type Driver, type Protocol } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const { FIREFOX, WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env

const engines: [name: string, start: () => Promise<Protocol>][] = [
  ...(FIREFOX ? [['Firefox', () => startFirefox(FIREFOX)] as const] : []),
  ...(WEBKIT_DRIVER && WEBKIT_BROWSER
    ? [['WebKit', () => startWebKit(WEBKIT_DRIVER, WEBKIT_BROWSER)] as const]
    : []),
].map(([name, start]) => [name, start])

for (const [name, start] of engines) {
  test(`from the search form to an e-ticket in ${name}`, async ({ baseURL }, info) => {
    const browser = createDriver(await start())
    try {
      await bookFlight(browser, `${baseURL}/en`)
    } finally {
      await writeFile(info.outputPath('window.png'), await browser.screenshot())
      await browser.close()
    }
  })
}

async function bookFlight(browser: Driver, home: string): Promise<void> {
  await browser.resize(1280, 900)
  await browser.open(home)
  // Only works with scripts, so the page is hydrated.
  await browser.appears('button', /^Swap departure and arrival$/)
  await browser.press('choice', /^One way$/)
  await seesDateField(browser)
  await choosePlace(browser, /^From$/, 'kuala lum', 'KUL')
  await choosePlace(browser, /^To$/, 'bangk', 'BKK')
  await browser.date(/^Departure date/, inDays(40))
  await browser.press('button', /^Search flights$/)
  await browser.until(`return document.querySelector('[data-search-state="done"]') !== null`)
  await browser.press('link', /^Select/, { css: '[data-stops="direct"]' })
  await browser.press('button', /^Continue to travellers$/)

  const contact = { within: /^Contact/ }
  await browser.type('field', /^Given names/, 'Mei Ling', contact)
  await browser.type('field', /^Surname/, 'Tan', contact)
  await browser.type('field', /^E-mail address/, someEmail(), contact)
  await browser.select(/^Country code/, 'MY', contact)
  await browser.type('field', /^Phone number/, '12-345 6789', contact)
  const traveller = { within: /^Traveller 1/ }
  await browser.select(/^Title/, 'ms', traveller)
  await browser.type('field', /^Given names/, 'Anna', traveller)
  await browser.type('field', /^Surname/, 'Müller', traveller)
  const born = { within: /^Date of birth/ }
  await browser.type('field', /^Day/, '17', born)
  await browser.select(/^Month/, '5', born)
  await browser.type('field', /^Year/, '1990', born)
  await browser.select(/^Nationality/, 'MY', traveller)
  if (await browser.sees('field', /^Passport number/)) {
    await browser.type('field', /^Passport number/, 'A12345671', traveller)
    const [year = '', month = '', day = ''] = inDays(3000).split('-')
    const expires = { within: /^Passport expires on/ }
    await browser.type('field', /^Day/, String(Number(day)), expires)
    await browser.select(/^Month/, String(Number(month)), expires)
    await browser.type('field', /^Year/, year, expires)
    await browser.select(/^Issued by/, 'MY', traveller)
  }
  await browser.press('button', /^Continue to payment$/)

  await browser.press('choice', /^Card/)
  await browser.press('button', /^Continue to secure payment/)
  await browser.type('field', /^Card number/, cards.accepted)
  await browser.type('field', /^Expiry date/, '12/40')
  await browser.type('field', /^Security code/, '123')
  await browser.press('button', /^Pay /)
  await browser.until(`return document.querySelector('[data-order-status="confirmed"]') !== null`)
  await browser.press('link', /^Go to your order$/)
  const ticket = await browser.until(`return document.querySelector('[data-ticket]')?.textContent`)
  expect(ticket).toMatch(/^\d{13}$/)
}

const dateBox = `document.querySelector('input[name="depDate"]').getBoundingClientRect()`

/**
 * Checks that an empty date field is a single click target without duplicates: Firefox draws a second icon into it,
 * WebKit today's date. Its calendar opens next to it, inside the window.
 */
async function seesDateField(browser: Driver): Promise<void> {
  const [start, end] = await browser.until<string[]>(`
    const { left, right, top, bottom } = ${dateBox}
    const at = (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('button')
    return [at(left + 6)?.textContent ?? '', at(right - 6)?.textContent ?? '']`)
  expect.soft(start).toContain('Add date')
  expect.soft(end).toBe(start)
  await browser.press('button', /^Departure date: open the calendar/)
  await browser.until(`
    const open = document.querySelector('[popover]:popover-open')
    const [box, field] = [open?.getBoundingClientRect(), ${dateBox}]
    return open?.querySelector('[role=grid]') &&
      (box.top >= field.bottom || box.bottom <= field.top) &&
      box.left >= 8 && box.right <= innerWidth - 8`)
  await browser.until(`document.querySelector('[popover]:popover-open').hidePopover(); return true`)
}

async function choosePlace(
  browser: Driver,
  label: RegExp,
  typed: string,
  code: string,
): Promise<void> {
  await browser.type('combobox', label, typed)
  await browser.press('option', new RegExp(code))
  await browser.until(
    `return [...document.querySelectorAll('[role=combobox]')].some(({ value }) => value.endsWith('${code})'))`,
  )
}
