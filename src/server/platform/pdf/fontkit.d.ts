/** What is used here of fontkit 2, which comes with pdfkit and brings no types. */
declare module 'fontkit' {
  export interface Font {
    postscriptName: string
    /** Font units above and below the baseline; `descent` is negative. */
    ascent: number
    descent: number
    unitsPerEm: number
    numGlyphs: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(id: number, codePoints?: number[]): Glyph
    /** Returns the font at a place on its axes. Throws when it has none. */
    getVariation(axes: Record<string, number>): Font
    layout(
      text: string,
      features?: unknown,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): { glyphs: Glyph[]; positions: Position[] }
    createSubset(): Subset
    GDEF?: { markGlyphSetsDef?: { coverage: Coverage[] } }
    _layoutEngine: { engine?: { GSUBProcessor?: Processor; GPOSProcessor?: Processor } }
  }

  export interface Glyph {
    id: number
    codePoints: number[]
    advanceWidth: number
    path: Path
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    constructor: new (id: number, codePoints: number[], font: Font) => Glyph
    _decode(): object | null
    _getMetrics(): object
    _metrics?: object
  }

  /** Font units. */
  export interface Position {
    xAdvance: number
    xOffset: number
    yOffset: number
  }

  export interface Subset {
    /** Returns the glyph's number in the subset. */
    includeGlyph(id: number): number
    encode(): Uint8Array
  }

  export interface Path {
    commands: { command: string; args: number[] }[]
    toSVG(): string
  }

  /** Not documented from here on: what stands in for shaping's own parts. */
  export type Coverage = object

  export interface GlyphInfo {
    id: number
    codePoints: number[]
    isMark: boolean
    features: Record<string, boolean>
  }

  export interface GlyphIterator {
    index: number
    options: { marks?: Coverage }
    prev(): GlyphInfo | null
    shouldIgnore(glyph: GlyphInfo): boolean
  }

  /** Applies a table of lookups, `GSUB` or `GPOS`. */
  export interface Processor {
    table: { lookupList: { get(index: number): Lookup } }
    glyphIterator: GlyphIterator
    coverageIndex(coverage: Coverage, glyph: number): number
    match<T>(
      at: number,
      sequence: T[],
      fits: (each: T, glyph: GlyphInfo) => boolean,
      matched?: number[],
    ): boolean | number[]
    applyFeatures(features: string[], glyphs: GlyphInfo[], positions?: object[]): void
    applyLookup(kind: number, table: object): boolean
    applyAnchor(mark: object, anchor: object | null, letter: number): void
  }

  export interface Lookup {
    markFilteringSet?: number
    flags: { marks?: Coverage | undefined }
  }

  export function create(file: Uint8Array): Font
}
