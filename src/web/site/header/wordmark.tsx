/** Renders the logo: the name with a sun over two waves. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="8" className="fill-sea" />
        <path
          d="M5 20.500c3.700 0 3.700-2.600 7.300-2.600s3.700 2.600 7.400 2.600 3.600-2.600 7.300-2.600M8.500 25.400c2.500 0 2.500-1.700 5-1.700s2.500 1.700 5 1.700 2.500-1.700 5-1.700"
          fill="none"
          className="stroke-on-sea"
          strokeWidth="2.300"
          strokeLinecap="round"
        />
        <circle cx="16" cy="10.600" r="4" className="fill-scene-sun" />
      </svg>
      <span className="text-lg font-bold tracking-tight text-ink max-[23rem]:in-[header:has([data-cart-count])]:hidden">
        Sojourn
      </span>
    </span>
  )
}
