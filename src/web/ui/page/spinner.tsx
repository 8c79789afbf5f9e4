/** Renders a spinner, announced to screen readers if it has a label. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-block">
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="size-5 animate-spin"
      >
        <circle cx="10" cy="10" r="7.5" opacity=".25" />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
