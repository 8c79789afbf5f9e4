import type { Coverage, Font, GlyphIterator, Processor } from 'fontkit'

/**
 * Makes an opened font shape Thai, Lao, Khmer, Bengali, Devanagari and Arabic as HarfBuzz does: fontkit 2.0.4 departs from
 * OpenType in the ways below, and had half of Bengali's words wrong. Only this object is changed, nothing of fontkit itself.
 */
export function repairShaping(font: Font): void {
  keepCharactersApart(font)
  splitSaraAm(font)
  keepNumbersForward(font)
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine.engine ?? {}
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    if (!processor) continue
    filterMarks(processor, font.GDEF?.markGlyphSetsDef?.coverage ?? [])
    matchBackwards(processor)
    limitInitialForms(processor)
  }
  if (GPOSProcessor) allowMissingAnchors(GPOSProcessor)
}

/** A glyph is kept with the characters it was first used for, and shaped by those: vowels were taken for consonants. */
function keepCharactersApart(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters)
    if (characters.length > 0) glyph.codePoints = characters
    return glyph
  }
}

/** The vowel sign am of Thai and Lao is two: a ring that stands below tone marks, and a vowel behind the letter. */
function splitSaraAm(font: Font): void {
  const layout = font.layout.bind(font)
  font.layout = (text, ...rest) =>
    layout(
      text
        .replace(/([\u0e31\u0e34-\u0e37\u0e47-\u0e4e]*)\u0e33/g, '\u0e4d$1\u0e32')
        .replace(/([\u0eb1\u0eb4-\u0eb7\u0ebb\u0ec8-\u0ece]*)\u0eb3/g, '\u0ecd$1\u0eb2'),
      ...rest,
    )
}

/** Digits go from left to right in right-to-left scripts too; fontkit reversed Persian ones. */
function keepNumbersForward(font: Font): void {
  const layout = font.layout.bind(font)
  font.layout = (text, features) =>
    /\p{N}/u.test(text) && !/\p{L}/u.test(text)
      ? layout(text, features, undefined, undefined, 'ltr')
      : layout(text, features)
}

/** Lookups may name a set of marks: all others are passed over. */
function filterMarks(processor: Processor, sets: readonly Coverage[]): void {
  const { lookupList } = processor.table
  const get = lookupList.get.bind(lookupList)
  lookupList.get = (index) => {
    const lookup = get(index)
    if (lookup.markFilteringSet !== undefined) lookup.flags.marks = sets[lookup.markFilteringSet]
    return lookup
  }
  // It makes a new iterator for each run of lookups, and keeps it here.
  let current: GlyphIterator
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    set(iterator: GlyphIterator) {
      current = iterator
      const shouldIgnore = iterator.shouldIgnore.bind(iterator)
      iterator.shouldIgnore = (glyph) => {
        if (shouldIgnore(glyph)) return true
        const { marks } = iterator.options
        return marks !== undefined && glyph.isMark && processor.coverageIndex(marks, glyph.id) < 0
      }
    },
  })
}

/** What has to stand before a glyph is listed from the nearest to the farthest. */
function matchBackwards(processor: Processor): void {
  const match = processor.match.bind(processor)
  processor.match = (at, sequence, fits, matched) => {
    if (at >= 0) return match(at, sequence, fits, matched)
    const iterator = processor.glyphIterator
    const start = iterator.index
    const isMatch = sequence.every((each) => {
      const glyph = iterator.prev()
      return glyph !== null && fits(each, glyph)
    })
    iterator.index = start
    return isMatch
  }
}

/**
 * Bengali's vowels have a form of their own at the start of a word, not of each syllable. Arabic's initial forms stay: they
 * also follow letters that don't join.
 */
function limitInitialForms(processor: Processor): void {
  const applyFeatures = processor.applyFeatures.bind(processor)
  processor.applyFeatures = (features, glyphs, positions) => {
    for (const [index, { features: own }] of features.includes('init') ? glyphs.entries() : []) {
      const [character] = glyphs[index - 1]?.codePoints ?? []
      if (
        character &&
        /(?=\p{Script_Extensions=Bengali}|\p{Cf})[\p{L}\p{M}\p{Cf}]/u.test(
          String.fromCodePoint(character),
        )
      )
        delete own.init
    }
    applyFeatures(features, glyphs, positions)
  }
}

/** A letter may have no place for a kind of mark: that lookup doesn't apply then. It threw at the first Khmer word. */
function allowMissingAnchors(processor: Processor): void {
  const applyAnchor = processor.applyAnchor.bind(processor)
  const applyLookup = processor.applyLookup.bind(processor)
  let isMissing = false
  processor.applyAnchor = (mark, anchor, letter) => {
    if (anchor) applyAnchor(mark, anchor, letter)
    else isMissing = true
  }
  processor.applyLookup = (kind, table) => {
    isMissing = false
    return applyLookup(kind, table) && !isMissing
  }
}
