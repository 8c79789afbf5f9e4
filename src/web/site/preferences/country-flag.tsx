// From country-flag-icons 1.6.20 (public/licences/country-flag-icons.txt), one symbol for each country that the site serves.
import flags from './flags.svg?url'

/** Renders a country's flag; decorative, because its name stands beside it. */
export function CountryFlag({ code }: { code: string }) {
  return (
    <svg
      aria-hidden="true"
      width={27}
      height={18}
      className="shrink-0 rounded-sm outline outline-line"
    >
      <use href={`${flags}#${code}`} />
    </svg>
  )
}
