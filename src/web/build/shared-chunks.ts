import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { onlyToNavigate } from './deferred-modules.ts'

/** Packages that every page needs, in one file of their own: they change less often than our code. */
const vendor = ['react', 'react-dom', 'react-router', 'scheduler', '@lingui/core']

/** Our code that every page needs, in one file instead of thirty: files and folders. */
const site = [
  'src/web/ui',
  'src/web/session',
  'src/web/locale',
  'src/web/currency',
  'src/web/guard',
  'src/web/message/page-message.tsx',
  'src/web/problem',
  'src/web/offline',
  'src/web/router',
  // Not the whole folder: a page in it would bring along what it imports.
  'src/web/site/canonical.tsx',
  'src/web/site/error',
  'src/web/site/header',
  'src/web/site/mobile-layout.ts',
  'src/web/site/preferences',
  'src/web/site/site-frame.tsx',
  'src/web/site/site-layout.tsx',
  'src/web/site/use-page-focus.ts',
  'src/web/site/welcome-notice.tsx',
  'src/web/tracking/track.ts',
  'src/web/tracking/page-views.tsx',
  'src/web/flight/results/search/search-fields.ts',
  'src/web/calendar/days.ts',
  'src/contract',
]

/** Our code that most pages need, but not the home page: files and folders, most of them beneath those of `site`. */
const most = [
  'src/web/flight/fare/baggage-text.tsx',
  'src/web/flight/results/search/typed-search.ts',
  'src/web/flight/slice',
  'src/web/link/share-button.tsx',
  'src/web/place/place-names.ts',
  'src/web/ui/airline-tile.tsx',
  'src/web/ui/form/checkbox.tsx',
  'src/web/ui/form/next-field.ts',
  'src/web/ui/form/options-html.ts',
  'src/web/ui/form/select.tsx',
  'src/web/ui/form/submit-button.tsx',
  'src/web/ui/form/text-field.tsx',
  'src/web/ui/money.tsx',
  'src/web/ui/page/badge.tsx',
  'src/web/ui/page/disclosure.tsx',
  'src/web/ui/page/empty-state.tsx',
  'src/web/ui/page/fact-list.tsx',
  'src/web/ui/page/modal.tsx',
  'src/web/ui/page/page-heading.tsx',
  'src/web/ui/page/progress-bar.tsx',
  'src/web/ui/page/search-editor.tsx',
  'src/web/ui/page/total-bar.tsx',
  'src/web/ui/style/readable-ink.ts',
  'src/web/ui/time/date-time.tsx',
  'src/web/ui/use-polling.ts',
  'src/contract/flight/airport-switches.ts',
  'src/contract/order/is-live.ts',
  'src/contract/place/city-addresses.ts',
  'src/contract/sum-money.ts',
]

/** What pages with a search form share, whichever product they search. */
const forms = [
  // Not the whole folder: the list is only for visitors who have searched before.
  'src/web/suggest/recent-searches-row.tsx',
  'src/web/suggest/recent-searches.ts',
  'src/web/suggest/stored-list.ts',
  'src/web/suggest/suggest-field.tsx',
  'src/web/suggest/suggest-options.tsx',
  'src/web/calendar/place-beside.ts',
  'src/web/calendar/travel-date.tsx',
  'src/web/calendar/use-form-text.ts',
  'src/web/hotel/saved/saved-on-device.ts',
  'src/web/product/search-tabs.tsx',
  'src/web/ui/form/date-field.tsx',
  'src/web/ui/page/reasons.tsx',
  'src/web/ui/scene/pictures.tsx',
]

/**
 * What several pages of the desk share, in one file instead of nine: every page of the site has a list of what each page
 * loads.
 */
const desk = [
  'src/web/desk/amount.tsx',
  'src/web/desk/answer-focus.ts',
  'src/web/desk/answered-key.ts',
  'src/web/desk/choice-list.tsx',
  'src/web/desk/desk-pages.tsx',
  'src/web/desk/desk-table.tsx',
  'src/web/desk/desk-tabs.tsx',
  'src/web/desk/full-money.ts',
  'src/web/desk/language-name.ts',
  'src/web/desk/logged-proposal.ts',
  'src/web/desk/queue-row.tsx',
  'src/web/desk/record/record-tabs.tsx',
  'src/web/desk/record/record-words.ts',
  'src/web/desk/ticket/desk-state-badge.tsx',
  'src/web/desk/day-field.tsx',
  'src/web/desk/order/table/order-words.ts',
  'src/web/desk/agency-clock.ts',
  'src/web/desk/unsaved/draft-area.tsx',
  'src/web/desk/unsaved/draft-store.ts',
  'src/web/desk/unsaved/staff-id.ts',
  'src/contract/zoned-moment.ts',
  'src/contract/desk/desk-acts.ts',
]

/**
 * What pages of travellers and of the desk share: a file takes along what its scripts import, so the desk's would be loaded by
 * all of them.
 */
const besideDesk = [
  'src/contract/locales.ts',
  'src/contract/words/format-stays.ts',
  'src/web/locale/t.tsx',
  'src/web/ui/form/answered-fields.tsx',
  'src/web/ui/form/text-area.tsx',
  'src/web/ui/time/local-time.tsx',
]

/** What is beneath those, but on few pages: it stays with the pages that need it. */
const few = [
  'src/web/session/visitor/is-mobile.ts',
  'src/web/ui/form/answered-fields.tsx',
  'src/web/ui/form/checkbox-cards.tsx',
  'src/web/ui/form/named-options.ts',
  'src/web/ui/form/number-stepper.tsx',
  'src/web/ui/form/radio-group.tsx',
  'src/web/ui/form/text-area.tsx',
  'src/web/ui/page/link-menu.tsx',
  'src/web/ui/page/more.tsx',
  'src/web/ui/page/step-bar.tsx',
  'src/web/ui/picture.tsx',
  'src/web/ui/price-change.tsx',
  'src/web/ui/price-summary.tsx',
  'src/web/ui/scene',
  'src/web/ui/time/countdown.tsx',
  'src/web/ui/time/local-time.tsx',
  'src/web/locale/date-parts.ts',
  'src/web/locale/intl',
  'src/web/locale/locale-of-path.ts',
  'src/web/locale/t.tsx',
  'src/web/offline/beside-form.ts',
  'src/web/offline/keep-page.ts',
  'src/web/offline/load-route-module.ts',
  'src/web/router/whole-router.ts',
  'src/web/session/replace-document.ts',
  'src/web/site/error/error-route.tsx',
  'src/web/site/error/lost-scene.tsx',
  'src/web/site/error/not-found.tsx',
  'src/web/site/header/member-panel.tsx',
  'src/web/site/header/menu-panel.tsx',
  'src/web/site/header/saved-link.tsx',
  'src/web/site/preferences/choose-country.tsx',
  'src/web/site/preferences/country-choice.tsx',
  'src/web/site/preferences/country-flag.tsx',
  'src/web/site/preferences/currency-question.tsx',
  'src/web/site/preferences/find-countries.ts',
  'src/web/site/preferences/form-in-menu.tsx',
  'src/web/site/preferences/preferences-form.tsx',
  'src/contract/career/career-terms.ts',
  'src/contract/career/job-id.ts',
  'src/contract/cart/bookable-items.ts',
  'src/contract/checkout',
  'src/contract/content/content-terms.ts',
  'src/contract/content/terms-versions.ts',
  'src/contract/countries.ts',
  'src/contract/deal',
  'src/contract/desk',
  'src/contract/errors.ts',
  'src/contract/faq',
  'src/contract/field-limit.ts',
  'src/contract/feedback',
  'src/contract/flight/abandon-reasons.ts',
  'src/contract/flight/changes-at.ts',
  'src/contract/flight/passenger-rules.ts',
  'src/contract/flight/search',
  'src/contract/flight/ticket-name.ts',
  'src/contract/flight/ticket-routes.ts',
  'src/contract/hotel',
  'src/contract/image',
  'src/contract/locales.ts',
  'src/contract/message/usages.ts',
  'src/contract/newsletter',
  'src/contract/payment/card-brands.ts',
  'src/contract/promo',
  'src/contract/push',
  'src/contract/support',
  'src/contract/text',
  'src/contract/traveller',
  'src/contract/words/format-stays.ts',
  'src/contract/zoned-moment.ts',
]

/** Scripts that every page has loaded. */
const onEveryPage = /\/(vendor|site)-[\w-]{8}\.js$/
/** Parts that few visitors load, once the page is shown: naming what is beneath them would cost all others more. */
const forFew =
  /\/(lost-scene|need-help|open-bookings|recent-flight-searches|recent-search-list|saved-list)-[\w-]{8}\.js$/

/** Returns which files are to be fetched together with a part that is loaded later. */
export const fetchedWith = (part: string, files: string[]): string[] =>
  files.filter((file) => !onEveryPage.test(file) && (!forFew.test(part) || file.endsWith('.css')))

/**
 * Returns Rolldown's groups of scripts for the browser. Throws when a path is gone: a moved file would otherwise change
 * what every page loads without anybody noticing.
 */
export function sharedChunks(root: string) {
  const missing = [...site, ...most, ...forms, ...besideDesk, ...desk, ...few].filter(
    (path) => !existsSync(join(root, path)),
  )
  if (missing.length > 0) throw new Error(`shared-chunks.ts names ${missing}, which is gone`)
  const within = (paths: readonly string[], id: string) => {
    const file = id.split('?')[0] ?? ''
    return paths
      .map((path) => join(root, path))
      .some((path) => file === path || file.startsWith(`${path}/`))
  }
  const packages = new RegExp(`node_modules/(${vendor.join('|')})/`)
  return [
    { name: 'vendor', test: (id: string) => packages.test(id) && !onlyToNavigate.test(id) },
    {
      name: 'site',
      test: (id: string) =>
        within(site, id) && !within(most, id) && !within(forms, id) && !within(few, id),
    },
    { name: 'most', test: (id: string) => within(most, id) },
    { name: 'forms', test: (id: string) => within(forms, id) },
    ...besideDesk.map((path) => ({
      name: basename(path).replace(/\.tsx?$/, ''),
      test: (id: string) => within([path], id),
    })),
    { name: 'desk', test: (id: string) => within(desk, id) },
  ]
}
