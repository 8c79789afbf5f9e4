/** Renders a progress bar; without a value, it's indeterminate. */
export function ProgressBar({
  label,
  value,
  max = 1,
}: {
  label: string
  value?: number
  max?: number
}) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      className="h-1 w-full overflow-hidden rounded-full bg-sunk"
    >
      {share === undefined ? (
        <div className="h-full w-2/5 animate-[slide-along_1.2s_linear_infinite] bg-sea" />
      ) : (
        // Attributes rather than styles, because the CSP allows no inline styles.
        <svg aria-hidden="true" className="h-full w-full fill-sea">
          <rect width={`${share * 100}%`} height="100%" />
        </svg>
      )}
    </div>
  )
}
