// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk.title': null
    'desk.navigation': null
    'desk.part-start': null
    'desk.part-content': null
    'desk.role-support': null
    'desk.role-finance': null
    'desk.role-content': null
    'desk.role-admin': null
    'desk.sign-out': null
    'desk.welcome': { name: string | number }
    'desk.welcome-lead': null
    'desk.sign-in-title': null
    'desk.sign-in-lead': null
  }
}
