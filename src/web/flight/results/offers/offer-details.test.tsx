import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import type { Slice } from '../../../../contract/flight/offer.ts'
import type { OfferId } from '../../../../contract/ids.ts'
import type { RestOfTrip } from '../choices/trip-price.ts'
import { exampleSlice } from '../testing/example-slice.ts'
import type { BareOffer } from './group-fares.ts'
import { OfferDetails } from './offer-details.tsx'

const fare = (name: string, amount: number): BareOffer => ({
  id: name as OfferId,
  supplier: 'gds',
  supplierName: 'Meridian',
  sliceIndex: 0,
  family: { code: name, name, cabin: 'economy' },
  price: { amount, currency: 'MYR' },
  passengers: [],
  baggage: [],
  refund: { kind: 'not_allowed' },
  change: { kind: 'not_allowed' },
  needs: { documents: 'none' },
  expiresAt: '2026-11-21T08:25:00.000Z',
})

const render = (rest: RestOfTrip, stopType: Slice['stopType'] = 'direct') =>
  renderPage(
    <OfferDetails
      found={{
        slice: { ...exampleSlice(), stopType },
        airports: {},
        offers: [fare('Lite', 4300), fare('Plus', 5800)],
      }}
      rest={rest}
      pick="/confirm?offer="
      sharing={() => ''}
    />,
  )

describe('a fare’s price', () => {
  it('is its own if there is no other flight', () => {
    const { text, html } = render({ amount: 0, kind: 'only' })
    expect(text).toMatch(/MYR\s43 /)
    expect(text).not.toContain('this flight')
    expect(html).toMatch(/aria-label="Select Lite for MYR\s43"/)
  })

  it.each([
    ['from', 'Trip from', 'trip from'],
    ['total', 'Trip total', 'trip total'],
  ] as const)('leads with the whole trip, like its row: %s', (kind, note, spoken) => {
    const { text, html } = render({ amount: 5000, kind })
    expect(text).toMatch(new RegExp(`${note} MYR\\s93 this flight MYR\\s43`))
    expect(text).toMatch(new RegExp(`${note} MYR\\s108 this flight MYR\\s58 MYR\\s15 more`))
    expect(html).toMatch(new RegExp(`aria-label="Select Plus, ${spoken} MYR\\s108"`))
    expect(render({ amount: 5000, kind }, 'onestop').html).toMatch(
      new RegExp(`aria-label="Accept and select Plus, ${spoken} MYR\\s108"`),
    )
  })

  it('is labelled as this flight’s only if the other flights are unknown', () => {
    const { text } = render({ amount: 0, kind: 'unknown' })
    expect(text).toMatch(/This flight MYR\s43 /)
  })
})
