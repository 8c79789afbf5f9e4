/** Countries the product serves (S3.15), each with the language and the currency offered there by default. */
export interface Country {
  code: string
  lang: string
  currency: string
}

const table = `
MY ms MYR|ID id IDR|SG en SGD|TH th THB|PH tl PHP|VN vi VND|KH km KHR|LA en LAK|MM en MMK|BN ms BND
CN zh CNY|HK zh-tw HKD|MO zh-tw MOP|TW zh-tw TWD|JP ja JPY|KR ko KRW|MN en MNT
IN hi INR|BD bn BDT|LK en LKR|NP en NPR|PK en PKR|MV en MVR
AU en AUD|NZ en NZD|FJ en FJD
GB en GBP|IE en EUR|FR fr EUR|DE de EUR|AT de EUR|CH de CHF|IT it EUR|ES es EUR|AD ca EUR|PT pt EUR
NL nl EUR|BE nl EUR|LU fr EUR|SE sv SEK|NO nb NOK|DK da DKK|FI fi EUR|IS en ISK|PL pl PLN|CZ cs CZK|SK sk EUR
HU hu HUF|RO ro RON|BG bg EUR|GR el EUR|CY el EUR|HR hr EUR|SI sl EUR|RS sr RSD|ME sr EUR|MD ro MDL|BA hr BAM|MK en MKD
UA uk UAH|RU ru RUB|KZ ru KZT|UZ ru UZS|GE en GEL|AZ en AZN|TR tr TRY|EE en EUR|LV en EUR|LT en EUR|MT en EUR
AE en AED|SA en SAR|QA en QAR|KW en KWD|BH en BHD|OM en OMR|JO en JOD|IL en ILS|EG en EGP|MA fr MAD|ZA en ZAR|KE en KES
US en USD|CA en CAD|MX es MXN|BR pt BRL|AR es ARS|CL es CLP|CO es COP|PE es PEN
`

export const countries: readonly Country[] = table
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [code = '', lang = '', currency = ''] = entry.trim().split(' ')
    return { code, lang, currency }
  })

const byCode = new Map(countries.map((each) => [each.code, each]))

export const countryByCode = (code: string): Country | undefined => byCode.get(code.toUpperCase())

/** The currencies a visitor can choose: those of the country table, and the default. */
export const currencies: readonly string[] = [
  ...new Set(['USD', ...countries.map((each) => each.currency)]),
].sort()
