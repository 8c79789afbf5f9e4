import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { RateId } from '../../../contract/hotel/rate.ts'
import { money } from '../../../contract/money.ts'
import {
  exampleDates,
  exampleHash,
  exampleHotel,
  exampleRate,
  exampleStayPage,
  nonRefundableRate,
  rateAtProperty,
} from '../testing/example-stay.ts'
import type { StayAnswer } from './answer-stay.ts'
import type { StayPage } from './stay-data.ts'
import { StayRefused } from './stay-refused.tsx'
import { StayView } from './stay-view.tsx'

const show = (more: Partial<StayPage> = {}, answer?: StayAnswer, locale = 'en') =>
  renderPage(<StayView page={exampleStayPage(more)} answer={answer} />, {
    path: `/en/hotel/review/${exampleHash}`,
    locale,
  })

describe('a property’s page', () => {
  it('has a form for each rate that books it at the price on its button', () => {
    const { html } = show()
    expect(html.match(/name="rate"/g)).toHaveLength(3)
    expect(html).toMatch(/aria-label="Book this rate: Deluxe Room, Breakfast included, MYR.1,720"/)
    expect(html).toMatch(/name="rate" value="rate-1".*?name="amount" value="172000"/)
  })

  it('writes all times as the visitor’s language does', () => {
    const { score: _, ...unscored } = exampleHotel()
    const { text } = show({ hotel: unscored }, undefined, 'da')
    expect(text).toContain('You can check in from 14.00, and check out until 11.00.')
    expect(text).toContain('14.00–23.00')
    expect(text).not.toMatch(/\d:\d\d/)
  })

  it('has a second button for each rate that puts it into the cart, where the cart is on', () => {
    const { html } = show()
    expect(html.match(/value="cart" type="submit"/g)).toHaveLength(3)
    expect(html).toMatch(/aria-label="Add to cart: Deluxe Room, Breakfast included, MYR.1,720"/)
    expect(show({ isCartOn: false }).html).not.toContain('value="cart"')
  })

  it('folds rates after the second, and rooms after the third', () => {
    const rates = (room: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        exampleRate({ roomId: room, roomName: room, rateId: `${room}-${index}` as RateId }),
      )
    const rooms = ['A', 'B', 'C', 'D'].flatMap((room) => rates(room, 3))
    const { html, text } = show({ rates: [...rooms, ...rates('E', 60)] })
    expect(html.match(/data-rate/g)).toHaveLength(72)
    expect(text.match(/1 more rate /g)).toHaveLength(4)
    expect(text).toContain('58 more rates')
    expect(text.indexOf('All 5 rooms')).toBeLessThan(text.indexOf('D Breakfast included'))
    const { text: single } = show({ rates: [exampleRate()] })
    expect(single).not.toMatch(/more rate|All \d rooms?/)
  })

  it('sells a room that the property’s list doesn’t have, without its facts', () => {
    const { html, text } = show({ hotel: exampleHotel({ rooms: [] }) })
    expect(html.match(/name="rate"/g)).toHaveLength(3)
    expect(text).toContain('Deluxe Room')
    expect(text).not.toContain('Sleeps')
  })

  it('tells the three sums of a rate apart', () => {
    const { html } = show()
    expect(html).toMatch(/data-sum="now">.*?MYR.1,600/)
    expect(html).toMatch(/data-sum="at-property">.*?IDR.400,000/)
    expect(html).toMatch(/data-sum="total">.*?MYR.1,720/)
  })

  it('says first what is due where everything is paid at the property, in its currency', () => {
    const { html, text } = show({ rates: [rateAtProperty()] })
    expect(text).toMatch(/IDR.5,800,000\s*about MYR.1,750/)
    expect(html).toMatch(/data-sum="total">.*?IDR.5,800,000/)
    expect(text).toContain('Pay there, about MYR')
    expect(html).toMatch(/aria-label="Book[^"]*Deluxe Room[^"]*IDR.5,800,000"/)
  })

  it('tells until when cancelling is free, what comes back later, and when nothing does', () => {
    const { text } = show()
    expect(text).toContain('Free cancellation until 7 Dec 2099, 18:00, local time')
    expect(text).toMatch(/Cancel by 9 Dec 2099, 18:00, local time: MYR.800 back/)
    expect(text).toContain('No refund after that')
    expect(show({ rates: [nonRefundableRate()] }).text).toContain(
      'Non-refundable: you get nothing back if you cancel',
    )
  })

  it('tells what a rate at the property asks for', () => {
    expect(show().text).toContain(
      'at the property, nothing now Your card guarantees the room. Nothing is charged now;',
    )
  })

  it('describes each picture', () => {
    expect(show().html).toContain('role="img" aria-label="Sea Breeze Resort: pool"')
  })

  it('shows photos in place of drawings, and says nothing of illustrations', () => {
    const url = 'https://assets.duffel.com/img/stays/image.jpg'
    const sizes = [{ url: `${url}?w=640`, width: 640 }]
    const photos = [
      {
        url,
        sizes,
        caption: 'The garden at night',
        group: 'garden' as const,
        focus: { x: 0.25, y: 1 },
      },
      { url, group: 'facade' as const, placeholder: '#aabbcc' },
    ]
    const rooms = exampleHotel().rooms.map((room) => ({ ...room, photos: [{ url }] }))
    const { html, text } = show({ hotel: exampleHotel({ photos, rooms }) })
    expect(html.match(/<img/g)).toHaveLength(3)
    expect(html).toMatch(/srcSet="[^"]*\?w=640 640w"[^>]*alt="The garden at night"/)
    expect(html).toMatch(/style="object-position:25% 100%"/)
    expect(html).toMatch(
      /alt="Sea Breeze Resort: the building"[^>]*style="background-color:#aabbcc"/,
    )
    expect(html).toMatch(/alt="Deluxe Room: photo"/)
    expect(text).not.toContain('illustrations')
    expect(show().text).toContain('illustrations')
  })

  it('names what is near, with minutes on foot where one would walk', () => {
    const { text } = show()
    expect(text).toMatch(/Sanur Beach 300 m 4 minutes on foot/)
    expect(text).toMatch(/Ngurah Rai Airport 11 km(?! \d+ minutes)/)
  })

  it('says so if nothing is known about accessibility', () => {
    expect(show({ hotel: exampleHotel({ accessibility: [] }) }).text).toContain(
      'doesn’t say anything about accessibility',
    )
  })

  it('shows reviews in their own language, with filters', () => {
    const { html, text } = show()
    expect(html).toContain('<dd lang="id">Pantainya indah.</dd>')
    expect(text).toContain('Indonesian (8)')
    expect(text).toContain('More reviews')
  })
})

it('leads to places nearby for visitors who didn’t come from a list', () => {
  const { html } = show()
  expect(html).toMatch(
    /href="\/en\/hotel\/search\?destination=hotel-[^"]+"[^>]*>.*?Places near Sea Breeze Resort, 10–14 Dec/,
  )
})

it('a property that takes no children says which room has them, and isn’t called sold out', () => {
  const rooms = [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [4, 9] },
  ]
  const policies = { ...exampleHotel().policies, childrenWelcome: false }
  const family = { hotel: exampleHotel({ policies }), stay: { ...exampleDates, rooms }, rates: [] }
  const { text } = show(family)
  expect(text).toMatch(/doesn’t take children Room 2: 2 children, aged 4 and 9 Choose another/)
  expect(text).not.toMatch(/Sold out|Room 1: /)
  const adults = [{ adults: 2, childAges: [] }]
  expect(show({ ...family, stay: { ...exampleDates, rooms: adults } }).text).toContain('Sold out')
})

it('a stay that is sold out offers others', () => {
  const { html, text } = show({
    rates: [],
    others: [
      {
        id: exampleHotel().id,
        hash: exampleHash,
        name: 'Palm House',
        kind: 'villa',
        stars: undefined,
        area: 'Ubud',
        distance: 1.24,
        total: money(150_000, 'MYR'),
        score: undefined,
        scene: undefined,
      },
    ],
  })
  expect(html).toContain('data-sold-out')
  expect(text).toMatch(/Sold out for your dates .* Palm House/)
  // Beside the pictures, too.
  expect(text).toMatch(/Sold out for your dates ?Change dates or guests/)
  expect(text).toMatch(/Ubud · 1\.2.km from here .*Whole stay from MYR.1,500/)
})

const { price: oldSums } = exampleRate()
const newSums = { ...oldSums, now: money(168_000, 'MYR'), total: money(180_000, 'MYR') }
const changed = {
  oldPrice: oldSums.total,
  newPrice: newSums.total,
  oldSums,
  newSums,
  rateId: 'rate-9' as RateId,
}

it('a changed price is shown with the old one, and booked only at the press of its own button', () => {
  const { html, text } = show({}, { code: 'PRICE_CHANGED', changed, intent: 'book' })
  expect(html).toContain('data-error="PRICE_CHANGED"')
  expect(text).toMatch(/The price has gone up .*MYR.1,720.*MYR.1,800.*\+ MYR.80/)
  expect(text).toMatch(/To pay now Before MYR.1,600 Now MYR.1,680 .*property Now IDR.400,000/)
  expect(html).toMatch(/name="rate" value="rate-9".*?name="amount" value="180000"/)
})

it('a changed price of what was to go into the cart goes there at the press of its button', () => {
  const { html, text } = show({}, { code: 'PRICE_CHANGED', changed, intent: 'cart' })
  expect(html).toMatch(/name="rate" value="rate-9".*?value="cart" type="submit"/)
  expect(text).toMatch(/Add to cart at MYR.1,800/)
})

it.each([
  ['STAY_NOT_FOUND', 'This link doesn’t work'],
  ['PAST_DATE', 'These dates are in the past'],
  ['SUPPLIER_UNAVAILABLE', 'Try again'],
] as const)('%s is told with what to do', (code, words) => {
  const { html, text } = renderPage(<StayRefused code={code} />, { path: '/en/hotel/review/x' })
  expect(html).toContain(`data-error="${code}"`)
  expect(text).toContain(words)
})

describe('what suppliers leave out', () => {
  const wrong = /undefined|NaN|null|Invalid|\{\w+\}/

  it('a property whose rooms, pictures and reviews aren’t known says nothing wrong', () => {
    const { score: _, stars: __, ...known } = exampleHotel({ rooms: [], scenes: [], amenities: [] })
    const { text } = show({ hotel: { ...known, accessibility: [], topicScores: {} } })
    expect(text).toContain('Sea Breeze Resort')
    expect(text).not.toMatch(wrong)
  })

  it('a room of which only its beds aren’t known is shown with what is', () => {
    const [room] = exampleHotel().rooms
    if (!room) throw new Error('no room')
    const { squareMetres: _, ...bare } = room
    const { text } = show({ hotel: exampleHotel({ rooms: [{ ...bare, beds: [] }] }) })
    expect(text).toContain('Sleeps 4')
    expect(text).not.toMatch(wrong)
  })

  it.each([1, 60])('a stay with %i rates has a form for each', (count) => {
    const rates = Array.from({ length: count }, (_, at) =>
      exampleRate({ rateId: `rate-${at}` as RateId }),
    )
    const { html, text } = show({ rates })
    expect(html.match(/name="rate"/g)).toHaveLength(count)
    expect(/more rates/.test(text)).toBe(count > 2)
    expect(text).not.toMatch(wrong)
  })
})
