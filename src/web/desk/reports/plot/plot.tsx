import { useT } from '../../../locale/language.ts'
import type { Dashes, PlotView } from './plot-view.ts'

/** Renders a plot with its name above; its numbers are in the table below. Lines differ by dashes, not by colour alone. */
export function Plot({ plot, table }: { plot: PlotView; table: string }) {
  const t = useT()
  const { id, title, description, width, height, scale, below, lines, bars, leftOut } = plot
  const names = `${id}-title ${id}-description`
  const isAllZero = lines.length === 0 && bars.every((bar) => bar.width === 0)
  return (
    <figure className="grid content-start gap-2 rounded border border-line bg-surface p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <a href={`#${table}`} className="text-xs text-ink-soft underline">
          {t('desk-reports.to-table')}
        </a>
      </figcaption>
      {lines.length > 1 && (
        <ul className="flex flex-wrap gap-4 text-xs">
          {lines.map(({ name, dashes }) => (
            <li key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 24 4" className="h-1 w-6" aria-hidden="true">
                <path
                  d="M0 2H24"
                  className={looks[dashes].stroke}
                  strokeDasharray={looks[dashes].pattern}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {isAllZero && <p className="text-xs text-ink-soft">{t('desk-reports.all-zero')}</p>}
      <svg
        role="img"
        aria-labelledby={names}
        viewBox={`0 0 ${width} ${height}`}
        // Its text grows with it. Long numbers reach into the padding on its left.
        className={
          isAllZero
            ? 'sr-only'
            : 'w-full max-w-104 overflow-visible fill-ink text-xs max-sm:text-base'
        }
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {scale.map(({ y, label }) => (
          <g key={y}>
            <path d={`M44 ${y}H${width - 8}`} className="stroke-line" />
            <text
              x={38}
              y={y + 4}
              textAnchor="end"
              className="tabular fill-ink-soft text-xs max-sm:text-base"
            >
              {label}
            </text>
          </g>
        ))}
        {below.map(({ x, label, anchor }) => (
          <text
            key={x}
            x={x}
            y={height - 6}
            textAnchor={anchor}
            className="fill-ink-soft text-xs max-sm:text-base"
          >
            {label}
          </text>
        ))}
        {lines.map(({ name, path, dashes }) => (
          <path
            key={name}
            d={path}
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            className={looks[dashes].stroke}
            strokeDasharray={looks[dashes].pattern}
          />
        ))}
        {bars.map((bar) => (
          <g key={bar.name}>
            <text x={0} y={bar.y - 5}>
              {bar.name.length > 44 ? `${bar.name.slice(0, 43)}…` : bar.name}
            </text>
            <rect
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
              rx={2}
              className="fill-sea"
            />
            <text x={bar.x + bar.width + 6} y={bar.y + 10} className="tabular fill-ink-soft">
              {bar.label}
            </text>
          </g>
        ))}
      </svg>
      {leftOut > 0 && !isAllZero && (
        <p className="text-xs text-ink-soft">{t('desk-reports.plot-other', { count: leftOut })}</p>
      )}
    </figure>
  )
}

const looks: Record<Dashes, { stroke: string; pattern?: string }> = {
  solid: { stroke: 'stroke-sea' },
  dashed: { stroke: 'stroke-amber', pattern: '5 4' },
  dotted: { stroke: 'stroke-red', pattern: '2 3' },
}
