/** `m:ss`, or `h:mm:ss` from an hour on; never below zero. */
export function countdownText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}
