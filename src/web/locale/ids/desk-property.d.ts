// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-property.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-property.lead': null
    'desk-property.find': null
    'desk-property.do-find': null
    'desk-property.none': null
    'desk-property.none-text': null
    'desk-property.none-yet': null
    'desk-property.none-yet-text': null
    'desk-property.found': null
    'desk-property.with-photos': null
    'desk-property.photos': { count: number }
    'desk-property.told-saved': null
    'desk-property.told-uploaded': null
    'desk-property.told-removed': null
    'desk-property.not-saved': null
    'desk-property.not-uploaded': null
    'desk-property.check': null
    'desk-property.wrong': null
    'desk-property.too-many': { most: string | number }
    'desk-property.no-file': null
    'desk-property.add': null
    'desk-property.files': null
    'desk-property.files-hint': { most: string | number }
    'desk-property.upload': null
    'desk-property.no-photos': null
    'desk-property.no-photos-text': { count: number }
    'desk-property.order-text': null
    'desk-property.photo': { number: string | number }
    'desk-property.cover': null
    'desk-property.size': { width: string | number; height: string | number }
    'desk-property.cropped': { number: string | number }
    'desk-property.preview': null
    'desk-property.pick-focus': null
    'desk-property.caption': null
    'desk-property.caption-hint': null
    'desk-property.group': null
    'desk-property.room': null
    'desk-property.room-none': null
    'desk-property.focus-x': null
    'desk-property.focus-y': null
    'desk-property.do-first': null
    'desk-property.do-first-of': { number: string | number }
    'desk-property.do-earlier': null
    'desk-property.do-earlier-of': { number: string | number }
    'desk-property.do-later': null
    'desk-property.do-later-of': { number: string | number }
    'desk-property.do-remove': null
    'desk-property.do-remove-of': { number: string | number }
    'desk-property.save': null
    'desk-property.group-facade': null
    'desk-property.group-lobby': null
    'desk-property.group-room': null
    'desk-property.group-dormitory': null
    'desk-property.group-bathroom': null
    'desk-property.group-kitchen': null
    'desk-property.group-restaurant': null
    'desk-property.group-pool': null
    'desk-property.group-beach': null
    'desk-property.group-view': null
    'desk-property.group-garden': null
    'desk-property.group-courtyard': null
    'desk-property.group-terrace': null
    'desk-property.group-spa': null
    'desk-property.group-hot_spring': null
    'desk-property.group-other': null
  }
}
