import { cardBrands } from '../../contract/payment/card-brands.ts'

/** Renders the marks of the card brands, which the text beside them names. They keep their own white in dark mode, too. */
export const CardMarks = () => (
  <span className="inline-flex flex-wrap gap-1 align-middle">
    {cardBrands.map(({ id, mark }) => (
      <svg
        key={id}
        aria-hidden="true"
        viewBox="0 0 48 32"
        data-brand={id}
        className="h-6 w-9 rounded-sm border border-line"
      >
        <path d="M0 0h48v32H0z" fill="#fff" />
        {mark.map(({ d, fill = 'none', stroke }) => (
          <path
            key={d}
            d={d}
            fill={fill}
            stroke={stroke}
            strokeWidth={stroke ? 2 : undefined}
            strokeLinejoin="round"
          />
        ))}
      </svg>
    ))}
  </span>
)
