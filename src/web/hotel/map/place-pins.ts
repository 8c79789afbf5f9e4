/** Something to show on a map, cheapest of its place first. */
export interface PinSource {
  id: string
  x: number
  y: number
  label: string
  /** How many others are there, too. */
  more: number
}

/** A pin for one place or, where they are crowded, for several. */
export interface Pin<Source extends PinSource> {
  /** The one that gives the pin its label. */
  first: Source
  /** All of them, the first included. */
  all: Source[]
}

/** The height of a label, and the width of one of its characters. */
export const pinHeight = 26
const characterWidth = 7.6
const padding = 18
/** The free space around a label. */
const gap = 3

/** Returns the width of a pin's label. */
export const pinWidth = (label: string): number =>
  Math.round(label.length * characterWidth + padding)

/** What is added to the label of a pin that stands for several places takes about as much room. */
const roomForCount = ' from 999'

/** Returns the part of a drawing that a pin covers. */
export function pinBox({
  x,
  y,
  label,
  count,
}: {
  x: number
  y: number
  label: string
  count: number
}) {
  const half = pinWidth(count > 1 ? label + roomForCount : label) / 2
  return { left: x - half, right: x + half, top: y - pinHeight - gap, bottom: y + gap }
}

/** Returns how many places a pin stands for. */
export const pinCount = ({ all }: Pin<PinSource>): number =>
  all.reduce((sum, { more }) => sum + 1 + more, 0)

/**
 * Returns pins that don't cover each other: in the order given, each place gets its own pin or, if there's no room,
 * joins the nearest pin that is in its way.
 */
export function placePins<Source extends PinSource>(
  sources: readonly Source[],
  size: { width: number; height: number },
): Pin<Source>[] {
  const pins: (Pin<Source> & { half: number })[] = []
  for (const source of sources) {
    if (source.x < 0 || source.y < 0 || source.x > size.width || source.y > size.height) continue
    const half = pinWidth(source.label + roomForCount) / 2
    const blocking = pins.filter(
      (pin) =>
        Math.abs(pin.first.x - source.x) < pin.half + half + gap &&
        Math.abs(pin.first.y - source.y) < pinHeight + gap,
    )
    const nearest = blocking.sort((a, b) => apart(a.first, source) - apart(b.first, source))[0]
    if (nearest) nearest.all.push(source)
    else pins.push({ first: source, all: [source], half })
  }
  return pins.map(({ first, all }) => ({ first, all }))
}

const apart = (one: PinSource, other: PinSource) => Math.hypot(one.x - other.x, one.y - other.y)
