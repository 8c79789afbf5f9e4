import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { readChoices } from './choices/result-choices.ts'
import { openedState } from './live/results-state.ts'
import type { ResultsPage } from './load/results-data.ts'
import { NoResults } from './no-results.tsx'
import { ResultsView } from './results-view.tsx'
import { searchUrls } from './search/search-urls.ts'
import { examplePage, exampleUpdate } from './testing/example-page.ts'
import { exampleRow } from './testing/example-row.ts'
import { exampleSlice } from './testing/example-slice.ts'

const render = (changes: Partial<ResultsPage>, query = '') =>
  renderPage(<ResultsView page={examplePage(changes, query)} />)
const answered = (state: 'answered' | 'failed' | 'timed_out') =>
  (['gds', 'ndc'] as const).map((id) => ({ id, name: id, state, results: 0 }))

describe('a row of results', () => {
  it('has the attributes external tests rely on', () => {
    const { html } = render({})
    expect(html).toContain('data-search-state="searching"')
    expect(html).toMatch(/<ul[^>]* data-offers="true"/)
    expect(html).toMatch(
      /<li[^>]* data-offer="offer-1" data-price="25000" data-currency="MYR" data-stops="direct" data-airline="MH"/,
    )
  })

  it('has, in this order: times over their airports, duration, stops, airline, conditions, price', () => {
    const { text } = render({}, '')
    expect(text).toMatch(/08:15 KUL 2h 10m Direct 09:25 BKK MH Malaysia Airlines 7 kg cabin bag/)
    const terms = 'non-refundable · change fee MYR 40'
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      `7 kg cabin bag · 20 kg checked bag · ${terms} 7 kg cabin · 20 kg checked · ${terms} MYR 250 Select`,
    )
  })

  it('has a link to its details that names flight, time and price', () => {
    expect(render({}).html).toMatch(
      /href="[^"]*&amp;open=[^"]*#row-[^"]*"[^>]*aria-label="Details of MH784, 08:15, MYR\s250"/,
    )
  })

  it('can be sorted in all ways from a menu, whose button says the current one on phones', () => {
    const { html } = render({})
    const sorts = [...html.matchAll(/data-sort="(\w+)"/g)].map(([, sort]) => sort)
    expect(sorts.slice(0, 3)).toEqual(['best', 'lowest', 'duration'])
    expect(sorts.slice(3)).toEqual(['best', 'lowest', 'highest', 'depart', 'arrival', 'duration'])
    expect(render({}, 'sort=depart').text).toMatch(/Sort by: Departure/)
  })

  it('comes before the suppliers, whose progress is below the list', () => {
    const { html } = render({})
    expect(html.indexOf('data-supplier="gds"')).toBeGreaterThan(
      html.indexOf('data-offer="offer-1"'),
    )
  })

  it('shows what the airline doesn’t say as unknown', () => {
    const rows = [
      exampleRow({
        cabinBag: { rule: 'unknown' },
        checkedBag: { rule: 'none' },
        refund: 0,
        change: undefined,
      }),
    ]
    expect(render({ update: exampleUpdate({ rows }) }).text).toContain(
      'cabin bag: ask the airline · no checked bag · fully refundable · changes: ask the airline',
    )
  })

  it('says Hide while its details are expanded', () => {
    const { html } = render({ open: { id: exampleRow().id, offers: {} as never } })
    expect(html).toMatch(
      /aria-expanded="true" aria-label="Hide details of MH784, 08:15, MYR\s250">Hide</,
    )
  })

  it('marks an arrival on another day, a connection, and the last seats', () => {
    const rows = [
      exampleRow({
        dayShift: 1,
        stops: 'transit',
        via: [['SIN', 90]],
        seatsLeft: 2,
        checkedBag: { rule: 'none' },
      }),
    ]
    const { text } = render({ update: exampleUpdate({ rows, cities: { SIN: 'Singapore' } }) })
    expect(text).toContain('+1 next day')
    expect(text).toContain('1 stop via Singapore')
    expect(text).toContain('Only 2 left at this price')
    expect(text).toContain('no checked bag')
  })

  it('with a self-transfer is opened before it can be selected', () => {
    const rows = [exampleRow({ stops: 'onestop', via: [['SIN', 200]] })]
    const { html, text } = render({ update: exampleUpdate({ rows }) })
    expect(text).toContain('Self-transfer')
    expect(html).not.toContain('data-act="pick"')
    expect(html).toMatch(/data-act="open"[^>]*aria-label="Review MH784, 08:15, MYR\s250"/)
  })

  it('shows the whole trip’s price, with the lowest return, above its own price', () => {
    const update = exampleUpdate({
      lowest: [{ direct: [25000, null] }, { transit: [18000, null] }],
    })
    const { text, html } = render({ update }, 'retDate=2026-12-17')
    expect(text).toContain('Trip from MYR 430 this flight MYR 250')
    expect(html).toContain('data-price="25000"')
    expect(text).toMatch(/Best MYR\s430 2h 10m Cheapest MYR\s430 2h 10m Fastest MYR\s430/)
    // On the same day the lowest return may leave before this flight has landed.
    const sameDay = render({ update }, 'retDate=2026-12-10').text
    expect(sameDay).not.toContain('Trip from')
    expect(sameDay).toContain('This flight MYR 250')
  })

  it('says if a return uses a different airport than the outbound flight', () => {
    const name = (own: string) => ({ city: 'Bangkok', name: own, countryName: 'Thailand' })
    const page = (from: string) =>
      render(
        {
          leg: 1,
          chosen: [{ offer: 'out', family: 'Lite', price: 4000, slice: exampleSlice() }],
          update: exampleUpdate({
            rows: [exampleRow({ from, to: 'KUL' })],
            ends: { BKK: name('Suvarnabhumi'), DMK: name('Don Mueang') },
          }),
        },
        'retDate=2026-12-17',
      ).text
    expect(page('DMK')).toContain('Returns from a different airport: Don Mueang (DMK)')
    expect(page('BKK')).not.toContain('different airport')
  })

  it('calculates the return with the filters that are kept: a bag, the kind of stops', () => {
    const update = exampleUpdate({
      lowest: [{}, { direct: [22000, 27000], transit: [18000, null] }],
    })
    const trip = (query: string) => render({ update }, `retDate=2026-12-17&${query}`).text
    expect(trip('stops=direct')).toContain('Trip from MYR 470')
    expect(trip('bag=1')).toContain('Trip from MYR 520')
    expect(trip('maxPrice=430')).toContain('Trip from MYR 430')
    expect(
      render({ update: { ...update, state: 'done' } }, 'retDate=2026-12-17&maxPrice=429').text,
    ).toContain('No flights match your filters')
  })
})

describe('what to do if there is nothing to choose', () => {
  it('no flight that day: another day', () => {
    const { text } = render({
      update: exampleUpdate({ rows: [], state: 'done', suppliers: answered('answered') }),
    })
    expect(text).toContain('No flights on this day')
    expect(text).toContain('Day before')
    expect(text).toContain('Day after')
    expect(text).toContain('No flights')
    for (const idle of ['Filters', 'Cheapest']) expect(text).not.toContain(idle)
  })

  it('no flight that day nor around it: no day that is known to be as empty', () => {
    const page = examplePage({ update: exampleUpdate({ rows: [], state: 'done' }) })
    const state = openedState(page)
    const buttons = (around: Record<string, number | null>) =>
      renderPage(
        <NoResults
          page={page}
          state={state}
          total={0}
          choices={readChoices(new URLSearchParams(), 'MYR')}
          urls={searchUrls('en', page)}
          around={around}
        />,
      ).text
    expect(buttons({ '2026-12-09': 21_000 })).toMatch(/Day before.*Day after/)
    expect(buttons({ '2026-12-09': 21_000, '2026-12-11': null })).not.toContain('Day after')
    expect(buttons({ '2026-12-09': null })).not.toContain('Day before')
  })

  it('no flight in First or Business: the next lower cabin', () => {
    const nothing = { rows: [], state: 'done', suppliers: answered('answered') } as const
    const empty = (query: string) => render({ update: exampleUpdate(nothing) }, query)
    const first = empty('cabin=first')
    expect(first.text).toContain('No flights in First on this day')
    expect(first.html).toMatch(/href="[^"]*cabin=business[^"]*"[^>]*>[^<]*Search in Business/)
    expect(empty('cabin=business').html).toMatch(/href="[^"]*cabin=economy[^"]*"/)
    expect(empty('').text).not.toContain('Search in')
  })

  it('none that leaves after the previous flight has landed: a later day, or a different previous flight', () => {
    const { text, html } = render(
      {
        leg: 1,
        nextFrom: { BKK: '2026-12-19T00:15' },
        update: exampleUpdate({
          rows: [],
          tooEarly: true,
          state: 'done',
          suppliers: answered('answered'),
        }),
      },
      'retDate=2026-12-17',
    )
    expect(text).toContain('No flights leave late enough on this day')
    expect(html).toMatch(/href="[^"]*retDate=2026-12-19[^"]*"[^>]*>[^<]*Flights on/)
    expect(text).toContain('Choose again: Outbound')
  })

  it('no supplier answered: try again', () => {
    const { html, text } = render({
      update: exampleUpdate({ rows: [], state: 'done', suppliers: answered('timed_out') }),
    })
    expect(html).toContain('data-error="SUPPLIER_UNAVAILABLE"')
    expect(text).toContain('Try again')
    expect(text).toContain(
      'We couldn’t load flights Something went wrong on our side. Try again in a moment.',
    )
    expect(text).toContain('None of the 2 suppliers answered')
    // It's unknown whether there are flights, so neither the day nor a count may say that there are none.
    expect(text).toMatch(/Thu,? 10 Dec( 2026)? – /)
    expect(text).not.toContain('No flights')
  })

  it('one supplier didn’t answer: shown above the list, with a way to retry', () => {
    const [gds, ndc] = [answered('answered')[0], answered('failed')[1]]
    const suppliers = [gds, ndc].flatMap((each) => each ?? [])
    const { text, html } = render({ update: exampleUpdate({ state: 'done', suppliers }) })
    const warning = 'One supplier didn’t answer, so some flights may be missing.'
    expect(text).toContain(warning)
    expect(html.indexOf(warning)).toBeLessThan(html.indexOf('data-offers'))
    expect(text.split(warning)[1]).toMatch(/^ Try again/)
    expect(text).toContain('1 of 2 suppliers answered')
    const searching = render({ update: exampleUpdate({ suppliers }) }).text
    expect(searching).not.toContain(warning)
  })

  it('no match for the filters: each can be removed', () => {
    const choices = readChoices(new URLSearchParams('stops=transit&bag=1&to=DMK'), 'MYR')
    const { text } = render({ choices, update: exampleUpdate({ state: 'done' }) })
    expect(text).toContain('There is 1 flight on this day')
    expect(text).toContain('Remove: Stops')
    expect(text).toContain('Remove: Baggage')
    expect(text).toContain('Remove: Arrive at')
  })

  it('expired: search again, and nothing can be selected', () => {
    const { html, text } = render({ update: exampleUpdate({ state: 'expired' }) })
    expect(html).toContain('data-search-state="expired"')
    expect(text).toContain('Search again')
    expect(html).not.toContain('data-act="pick"')
  })

  it('still searching: a placeholder for every row that may arrive', () => {
    const { text, html } = render({ update: exampleUpdate({ rows: [] }) })
    expect(text).not.toContain('No flights')
    expect(html).toContain('aria-valuenow="50"')
  })
})
