import { defaultLocale } from '../../contract/default-locale.ts'

/** Returns what bodies say that images show, by the images' addresses: in English if they do, else in their first language. */
export function describedImages(bodies: Readonly<Record<string, unknown>>): Map<string, string> {
  const described = new Map<string, string>()
  const english = bodies[defaultLocale]
  for (const body of [english, ...Object.values(bodies)]) collect(body, described)
  return described
}

/** Adds the images of a body, wherever they are in it, but for those that are described already. */
function collect(part: unknown, described: Map<string, string>): void {
  if (typeof part !== 'object' || part === null) return
  const { src, alt } = part as { src?: unknown; alt?: unknown }
  if (typeof src === 'string' && typeof alt === 'string' && !described.has(src)) {
    described.set(src, alt)
  }
  for (const inner of Object.values(part)) collect(inner, described)
}
