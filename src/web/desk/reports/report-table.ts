/** A table of a report, as the page shows it and as a file has it. */
export interface ReportTable {
  id: string
  caption: string
  columns: { label: string; isNumber: boolean }[]
  rows: ReportCell[][]
  /** A last row. */
  total?: ReportCell[]
}

export interface ReportCell {
  /** In the reader's language; several values are one per line. */
  text: string
  /** For machines: a plain number, a code, a day. */
  raw: string | number
  /** Where it leads. */
  to?: string
}

/** Begins what spreadsheets would calculate, or run; some take signs of full width, too. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/
/** What begins another cell for some of them, so that a formula may stand behind it. */
const separator = /[",;\t\r\n]/

const fieldOf = (value: string | number): string => {
  // Somebody else wrote some of the texts, such as the name of a campaign in a link.
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return separator.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a table as a CSV file (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => row.map(({ raw }) => raw))]
  return `\uFEFF${lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join('')}`
}
