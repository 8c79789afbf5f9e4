import type { Font, Path } from 'fontkit'
import { glyphData, type Point } from './glyph-data.ts'

/** Makes subsets of an opened variable font writable: fontkit 2.0.4 throws when it writes varied outlines. */
export function writeVariedOutlines(font: Font): void {
  const createSubset = font.createSubset.bind(font)
  font.createSubset = () =>
    Object.assign(createSubset(), {
      glyphEncoder: { encodeSimple: (path: Path) => encode(path) },
    })
}

function encode(path: Path): Buffer {
  const data = glyphData(contoursOf(path), Buffer.alloc(0))
  // Fonts keep offsets of glyphs as halves.
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)])
}

function contoursOf({ commands }: Path): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, index) => ({
      x: Math.round(args[index * 2] ?? 0),
      y: Math.round(args[index * 2 + 1] ?? 0),
      isOnCurve: command !== 'quadraticCurveTo' || index === 1,
    }))
    if (command === 'moveTo') contours.push(points)
    else contours.at(-1)?.push(...points)
  }
  return contours
}
