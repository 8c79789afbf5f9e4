import { bookByCalls, bookInBrowser, foreignBuyers } from '../support/foreign-booking.ts'
import { test } from '../support/site-test.ts'

// All ten in a browser: test/languages/booking.spec.ts.
const [first, ...others] = foreignBuyers

test(`a booking keeps language, country and currency, which were chosen apart: ${first?.language} in a browser`, async ({
  page,
  baseURL,
}) => {
  if (first) await bookInBrowser(page, baseURL ?? '', first)
})

for (const buyer of others) {
  const { language, country, currency } = buyer
  test(`a booking in ${language} from ${country} in ${currency} keeps all three, by calls`, async ({
    baseURL,
  }) => {
    await bookByCalls(baseURL ?? '', buyer)
  })
}
