import type { BenchRow } from './figures.ts'

/** One run of all benchmarks. */
export interface Renewal {
  /** `YYYY-MM-DD`. */
  date: string
  /** What was measured; ends in `+` if files had changed since. */
  commit: string
  rows: readonly Pick<BenchRow, 'name' | 'figure' | 'ok'>[]
}

/** What was measured under one name, a line each time. */
interface Section {
  heading: string
  lines: string[]
}

const title = '## History'
const about = `Each renewal adds a line to its rows; none is rewritten. A line names the day and the commit that was measured (\`+\`: with changes;
until 2026-11-23: the commit that recorded the figure), and its row's name if that has other numbers than the heading.`

/**
 * Returns the history in an earlier version of `docs/bench.md`, extended by a renewal. What it already says stays as it
 * is, rows that are no longer measured included.
 */
export function extendHistory(page: string, { date, commit, rows }: Renewal): string {
  const sections = sectionsIn(page)
  for (const { name, figure, ok } of rows) {
    const section = sectionOf(name, sections)
    const asNamed = name === section.heading ? '' : ` (${name})`
    section.lines.push(`- ${date}, ${commit}: ${figure}${ok ? '' : ', out of bounds'}${asNamed}`)
  }
  const texts = sections.map(({ heading, lines }) => `### ${heading}\n\n${lines.join('\n')}`)
  return `${[title, about, ...texts].join('\n\n')}\n`
}

function sectionsIn(page: string): Section[] {
  const [, history = ''] = page.split(`\n${title}\n`)
  return history
    .split('\n### ')
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n')
      return { heading, lines: lines.filter(Boolean) }
    })
}

/** Returns the section of a row, which is the same one when only the numbers in its name have changed. */
function sectionOf(name: string, sections: Section[]): Section {
  const known = sections.find(({ heading }) => withoutNumbers(heading) === withoutNumbers(name))
  if (known) return known
  const section = { heading: name, lines: [] }
  sections.push(section)
  return section
}

const withoutNumbers = (name: string): string => name.replace(/\d[\d.,]*/g, '0')
