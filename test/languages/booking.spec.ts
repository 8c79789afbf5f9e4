import { test } from '@playwright/test'
import { bookInBrowser, foreignBuyers } from '../e2e/support/foreign-booking.ts'

for (const buyer of foreignBuyers) {
  const { language, country, currency } = buyer
  test(`a booking in ${language} from ${country} in ${currency} keeps all three`, async ({
    page,
    baseURL,
  }) => {
    await bookInBrowser(page, baseURL ?? '', buyer)
  })
}
