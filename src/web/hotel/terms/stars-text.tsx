import { useT } from '../../locale/language.ts'

const path = 'M8 .9l2.200 4.600 5 .7-3.600 3.500.9 5L8 12.300 3.500 14.700l.9-5L.8 6.200l5-.7z'

/** Renders a property's stars; nothing if it isn't classified. */
export function StarsText({ stars }: { stars: number | undefined }) {
  const t = useT()
  if (!stars) return null
  const whole = Math.floor(stars)
  return (
    <span className="inline-flex items-center">
      <svg
        aria-hidden="true"
        width={16 * whole}
        height="14"
        viewBox={`0 0 ${18 * whole} 16`}
        className="fill-amber"
      >
        {Array.from({ length: whole }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are all the same
          <path key={star} d={path} transform={`translate(${star * 18} 0)`} />
        ))}
      </svg>
      <span className="sr-only">{t('hotel.stars', { count: stars })}</span>
    </span>
  )
}
