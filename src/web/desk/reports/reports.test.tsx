import { createElement, type FC } from 'react'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { localeByCode } from '../../../contract/locales.ts'
import { languageContext } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { barPlot } from './plot/bar-plot.ts'
import { linePlot } from './plot/line-plot.ts'
import { Plot } from './plot/plot.tsx'
import { ReportFilter } from './report-filter.tsx'
import { daysIn, periodBefore, presetsAt, queryOf, readReportQuery } from './report-query.ts'
import { csvOf } from './report-table.ts'
import Reports, { loader } from './reports.tsx'
import { TableOfReport } from './table-of-report.tsx'
import { changeOf } from './view/comparison.ts'

const about = { id: 'plot', title: 'Visits', description: 'Most on Monday.', write: String }

describe('a plot', () => {
  it('draws lines over days, from left to right and upwards', () => {
    const plot = linePlot({
      ...about,
      days: ['1', '2', '3', '4', '5'],
      series: [
        { name: 'Paid', values: [0, 50, 100, 50, 0] },
        { name: 'Refunded', values: [0, 0, 0, 100, 0] },
        { name: 'Returned', values: [0, 0, 0, 0, 50] },
      ],
    })
    expect(plot.lines).toEqual([
      { name: 'Paid', path: 'M44,136L121,74L198,12L275,74L352,136', dashes: 'solid' },
      { name: 'Refunded', path: 'M44,136L121,136L198,136L275,12L352,136', dashes: 'dashed' },
      { name: 'Returned', path: 'M44,136L121,136L198,136L275,136L352,74', dashes: 'dotted' },
    ])
    expect(plot.scale).toEqual([
      { y: 136, label: '0' },
      { y: 74, label: '50' },
      { y: 12, label: '100' },
    ])
    expect(plot.below).toEqual([
      { x: 44, label: '1', anchor: 'start' },
      { x: 198, label: '3', anchor: 'middle' },
      { x: 352, label: '5', anchor: 'end' },
    ])
  })

  it.each<[string, number[], string]>([
    ['a single day is a line across', [3], 'M44,12L352,12'],
    ['nothing is a line at the bottom', [0, 0], 'M44,136L352,136'],
  ])('%s', (_, values, path) => {
    const days = values.map(String)
    expect(linePlot({ ...about, days, series: [{ name: 'a', values }] }).lines[0]?.path).toBe(path)
  })

  it('draws at most eight bars, as long as their values', () => {
    const rows = Array.from({ length: 9 }, (_, at) => ({ name: `row ${at}`, value: 100 - at * 10 }))
    const { bars, height } = barPlot({ ...about, rows })
    expect(bars.map(({ width }) => width)).toEqual([250, 225, 200, 175, 150, 125, 100, 75])
    expect(bars.map(({ y }) => y).slice(0, 3)).toEqual([18, 54, 90])
    expect(height).toBe(288)
  })

  it('draws the largest rows wherever they stand, and says how many others there are', () => {
    const rows = Array.from({ length: 11 }, (_, at) => ({ name: `row ${at}`, value: at }))
    const plot = barPlot({ ...about, rows })
    expect(plot.bars.map(({ label }) => label)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3'])
    const { text } = renderPage(<Plot plot={plot} table="payments" />)
    expect(text).toContain('Other: 3 smaller rows, in the table')
    const few = renderPage(<Plot plot={barPlot({ ...about, rows: rows.slice(0, 8) })} table="x" />)
    expect(few.text).not.toContain('Other')
  })

  it('has a name and a description, and tells lines apart by dashes', () => {
    const series = ['Paid', 'Refunded'].map((name) => ({ name, values: [1, 2] }))
    const plot = linePlot({ ...about, days: ['a', 'b'], series })
    const { html } = renderPage(<Plot plot={plot} table="sales" />)
    expect(html).toContain('role="img" aria-labelledby="plot-title plot-description"')
    expect(html).toContain('<title id="plot-title">Visits</title>')
    expect(html).toContain('<desc id="plot-description">Most on Monday.</desc>')
    expect(html.match(/stroke-dasharray/g)).toHaveLength(2)
    expect(html).toContain('href="#sales"')
  })
})

describe('a plot of bars', () => {
  const drawn = (values: number[]) => {
    const rows = values.map((value, at) => ({ name: `row ${at}`, value }))
    return renderPage(<Plot plot={barPlot({ ...about, rows })} table="sales" />).html
  }

  it('without any number above zero says so instead of drawing none', () => {
    const said = (values: number[]) => drawn(values).split('None in this period.').length - 1
    expect(said([])).toBe(1)
    expect(said([0, 0])).toBe(1)
    expect(said([0, 1])).toBe(0)
  })
})

it('a table without rows says so', () => {
  const columns = [{ label: 'Supplier', isNumber: false }]
  const table = { id: 'searches', caption: 'Searches', columns, rows: [] }
  const { text } = renderPage(<TableOfReport table={table} file="/searches.csv" />)
  expect(text).toContain('None in this period.')
})

describe('an empty report', () => {
  const shown = (report: string, only: object, isUncounted = false) => {
    const asked = { report, from: '2026-03-01', to: '2026-03-02', by: 'day', only }
    const view = {
      comparison: { id: 'compared', caption: '', columns: [], rows: [] },
      plots: [],
      tables: [],
      isUncounted,
      notes: [],
    }
    const loaderData = { title: '', asked, error: undefined, presets: [], view, files: {} }
    return renderPage(
      createElement(Reports as unknown as FC<{ loaderData: object }>, { loaderData }),
    ).html
  }

  it.each([
    ['sales', {}, false],
    ['sales', { country: 'MY' }, true],
    // Others heed no filter, and show none.
    ['payments', { country: 'MY' }, false],
  ])('of %s narrowed to %j', (report, only, isNarrowed) => {
    const html = shown(report, only)
    expect(html).toContain('Choose other days')
    expect(html.includes('or remove a filter')).toBe(isNarrowed)
  })

  it('says so if nothing has ever been counted', () => {
    expect(shown('funnel', {}, true)).toContain('Nothing has been counted yet')
    expect(shown('funnel', {}, true)).not.toContain('Choose other days')
  })
})

describe('a file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', "'＝1+1"],
    [';=1+1', '";=1+1"'],
    ['a\t=1', '"a\t=1"'],
    ['a=1', 'a=1'],
    ['a, "b"', '"a, ""b"""'],
    ['two\nlines', '"two\nlines"'],
    [-1.5, '-1.5'],
    ['', ''],
  ])('%j becomes %j', (raw, field) => {
    const file = csvOf({
      columns: [{ label: 'Campaign', isNumber: false }],
      rows: [[{ text: '', raw }]],
    })
    expect(file).toBe(`\uFEFFCampaign\r\n${field}\r\n`)
  })
})

it('the address of all reports leads to the first one, in its language', async () => {
  const context = new RouterContextProvider()
  context.set(languageContext, { locale: localeByCode('th') } as never)
  const answer: Response = await loader({ context, params: {} } as never).catch((to) => to)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/th/desk/reports/funnel'])
})

describe('a report’s address', () => {
  const now = Date.parse('2026-03-10T23:59:00Z')
  const read = (query: string, name = 'funnel') =>
    readReportQuery(name, new URLSearchParams(query), { moment: now, zone: 'UTC' })

  it('is the last 30 days by day unless it says otherwise', () => {
    expect(read('by=sideways&x=1')).toEqual({
      asked: { report: 'funnel', from: '2026-02-09', to: '2026-03-10', by: 'day', only: {} },
      error: undefined,
    })
    expect(read('', 'other')).toBeUndefined()
  })

  it.each([
    ['from=2026-03-01&to=2026-03-01', undefined],
    ['from=2026-03-02&to=2026-03-01', 'reversed'],
    ['from=2026-02-30&to=2026-03-01', 'invalid'],
    ['from=soon', 'invalid'],
    ['from=2024-02-29&to=2025-02-28', undefined],
    ['from=2025-03-01&to=2026-03-02', 'too-long'],
  ])('%s: %s', (query, error) => expect(read(query)?.error).toBe(error))

  it('says all that was chosen, nothing included', () => {
    const asked = read('from=2026-03-01&to=2026-03-02&by=country&source=GOOG+ad&affiliate=')?.asked
    expect(asked?.only).toEqual({ source: 'GOOG ad', affiliate: '' })
    expect(asked && String(new URLSearchParams(queryOf(asked)))).toBe(
      'from=2026-03-01&to=2026-03-02&by=country&source=GOOG+ad&affiliate=',
    )
    expect(asked && daysIn(asked)).toEqual(['2026-03-01', '2026-03-02'])
  })
})

it('the periods that are asked for most are days of the server’s clock', () => {
  const periods = (now: string) =>
    Object.fromEntries(
      presetsAt({ moment: Date.parse(now), zone: 'UTC' }).map(({ name, from, to }) => [
        name,
        `${from} ${to}`,
      ]),
    )
  expect(periods('2026-03-10T23:59:00Z')).toEqual({
    today: '2026-03-10 2026-03-10',
    yesterday: '2026-03-09 2026-03-09',
    'last-7': '2026-03-04 2026-03-10',
    'last-30': '2026-02-09 2026-03-10',
    'this-month': '2026-03-01 2026-03-10',
    'last-month': '2026-02-01 2026-02-28',
  })
  expect(periods('2027-01-01T00:00:00Z')['last-month']).toBe('2026-12-01 2026-12-31')
})

it.each([
  ['a day', '2026-03-10', '2026-03-10', '2026-03-09', '2026-03-09'],
  ['days', '2026-03-04', '2026-03-10', '2026-02-25', '2026-03-03'],
  ['a calendar month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['a leap year’s February', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
  ['a month that isn’t over', '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
])('before %s come as many days', (_, from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last })
})

it.each([
  [200, 250, 'more 25', '25.0'],
  [200, 100, 'less 50', '-50.0'],
  [1000, 1004, 'more 0.4', '0.4'],
  [100_000, 100_001, 'more 0.1', '0.0'],
  [7, 7, 'none', 0],
  [0, 0, 'none', 0],
  [0, 7, 'new', ''],
])('from %d to %d is %s', (before, now, text, raw) => {
  const t = ((id: string, values?: { percent: string }) =>
    [id.replace('desk-reports.change-', ''), values?.percent]
      .join(' ')
      .trim()) as unknown as Translate
  expect(changeOf(before, now, { t, tag: 'en' })).toEqual({ text, raw })
})

it('the form says which day can’t be used, and keeps it', () => {
  const days = { from: '2026-02-30', to: '2026-03-01' }
  const asked = { report: 'sales', ...days, by: 'day', only: {} } as const
  const { html } = renderPage(<ReportFilter asked={asked} error="invalid" />)
  const wrong = html.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? []
  expect(wrong).toHaveLength(1)
  // A date field would be empty.
  expect(wrong[0]).toMatch(/type="text".* name="from"/)
  expect(wrong[0]).toContain('value="2026-02-30"')
})
