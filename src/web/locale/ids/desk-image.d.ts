// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-image.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-image.file': { label: string | number }
    'desk-image.not-uploaded': null
    'desk-image.file-hint': null
    'desk-image.file-hint-slot': { width: string | number; height: string | number }
    'desk-image.upload': null
    'desk-image.preview': null
    'desk-image.stored': { width: string | number; height: string | number }
    'desk-image.crop-sides': null
    'desk-image.crop-ends': null
    'desk-image.crop-text': { width: string | number; height: string | number; shownWidth: string | number; shownHeight: string | number; slotWidth: string | number; slotHeight: string | number }
    'desk-image.together': null
    'desk-image.choose': null
    'desk-image.library': null
    'desk-image.find': null
    'desk-image.do-find': null
    'desk-image.count': { count: number }
    'desk-image.page': { page: string | number; pages: string | number }
    'desk-image.none-text': null
    'desk-image.undescribed': null
    'desk-image.size': { width: string | number; height: string | number }
    'desk-image.use': null
    'desk-image.newer': null
    'desk-image.older': null
    'desk-image.close': null
    'desk-image.pick': null
    'desk-image.gone': null
    'desk-image.chosen': { width: string | number; height: string | number }
  }
}
