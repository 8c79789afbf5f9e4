import { cardBrands } from '../../contract/payment/card-brands.ts'

const brands = cardBrands.map(
  ({ id, begins, groups }) =>
    `{ id: ${JSON.stringify(id)}, begins: ${begins}, groups: ${JSON.stringify(groups)} }`,
)

/**
 * Groups a card's number as it's printed on the card, shows its brand and puts the slash into its expiry date. Without it
 * the form works as well: the server reads numbers with or without spaces.
 */
export const pageScript = `
const brands = [${brands.join(', ')}]
const number = document.getElementById('number')
const expiry = document.getElementById('expiry')
const digitsOf = (text) => text.replace(/\\D/g, '')
/** Writes a text into a field and leaves the caret behind the same digit as before. */
function rewrite(field, write) {
  const before = digitsOf(field.value.slice(0, field.selectionStart)).length
  const text = write(digitsOf(field.value))
  if (text === field.value) return
  const atEnd = field.selectionStart === field.value.length
  field.value = text
  let caret = 0
  for (let seen = 0; seen < before && caret < text.length; caret += 1) {
    if (/\\d/.test(text[caret])) seen += 1
  }
  const place = atEnd ? text.length : caret
  field.setSelectionRange(place, place)
}
function showNumber() {
  const brand = brands.find(({ begins }) => begins.test(digitsOf(number.value)))
  for (const mark of document.querySelectorAll('[data-brand]')) {
    mark.classList.toggle('other', brand !== undefined && mark.dataset.brand !== brand.id)
  }
  rewrite(number, (digits) => {
    const groups = []
    let at = 0
    for (const length of brand ? brand.groups : [4, 4, 4, 4, 3]) {
      if (at < digits.length) groups.push(digits.slice(at, at + length))
      at += length
    }
    return groups.join(' ')
  })
}
if (number) {
  number.addEventListener('input', showNumber)
  showNumber()
  expiry.addEventListener('input', (event) => {
    if (String(event.inputType).startsWith('delete') || expiry.value.includes('/')) return
    rewrite(expiry, (digits) => digits.length < 2 ? digits : digits.slice(0, 2) + '/' + digits.slice(2, 6))
  })
}
`
