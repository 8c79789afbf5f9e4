import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { infoPages } from './content/info-pages.ts'

export default [
  route('api/locales', 'locale/locales-api.ts'),
  route('api/content/career', 'career/career-api.ts'),
  route('icons/:file', 'ui/icons-api.ts'),
  route('callback', 'member/auth/social/callback.tsx'),
  route('deeplink/*', 'link/deeplink.tsx'),
  ...prefix(':locale', [
    route('manifest.webmanifest', 'site/install/manifest.ts'),
    route('sign-out', 'member/auth/sign-out.ts'),
    route('tracking', 'tracking/tracking-api.ts'),
    route('message', 'message/message-api.ts'),
    route('my-data/download', 'privacy/download.ts'),
    route('share/link', 'link/share-api.ts'),
    route('auth-state', 'session/member/auth-state-api.ts'),
    route('login/social', 'member/auth/social/social-start.ts'),
    route('login/passkey', 'member/auth/passkey/passkey-api.ts'),
    route('login/one-tap', 'member/auth/one-tap/one-tap-api.ts'),
    route('account/bind/passkey', 'member/account/bind/add-passkey-api.ts'),
  ]),
  ...prefix(':locale/flight', [
    route('places', 'flight/search-form/place/places-api.ts'),
    route('lowest-fares', 'flight/results/days/lowest-fares-api.ts'),
    route('destination-fares', 'flight/destinations/destination-fares-api.ts'),
    route('results/:searchId', 'flight/results/live/results-api.ts'),
    route('results/:searchId/:resultId', 'flight/results/offers/result-offers-api.ts'),
    route('book/:bookId/typed', 'flight/book/draft/keep-typed.ts'),
  ]),
  ...prefix(':locale/hotel', [
    route('destinations', 'hotel/search-form/destinations-api.ts'),
    route('saved', 'hotel/saved/saved-api.ts'),
    route('ground', 'hotel/map/moving/ground-api.ts'),
    route('map/:searchId', 'hotel/map/moving/markers-api.ts'),
    route('book/:bookId/typed', 'hotel/book/keep-typed.ts'),
  ]),
  route(':locale/contact/:number/:attachmentId', 'support/attachment-api.ts'),
  ...prefix(':locale/order/:orderCode', [
    route('e-ticket.pdf', 'order/documents/e-ticket.ts'),
    route('itinerary.ics', 'order/documents/calendar.ts'),
  ]),
  ...prefix(':locale/desk', [
    route('sign-in', 'desk/sign-in/desk-sign-in.tsx'),
    // Its parts take the rest of their addresses themselves: each route adds to the list that every page loads.
    route('reports/:report/:file', 'desk/reports/report-file.ts'),
    route('', 'desk/desk-layout.tsx', [
      index('desk/desk-index.tsx'),
      route('content/:kind', 'desk/record/records.tsx', { id: 'desk/records' }),
      route('content/:kind/:id', 'desk/record/records.tsx', { id: 'desk/record' }),
      route('reports/:report', 'desk/reports/reports.tsx'),
    ]),
  ]),
  route(':locale', 'site/site-layout.tsx', [
    index('site/home.tsx'),
    route('choose-country', 'site/preferences/choose-country.tsx'),
    route('preferences', 'site/preferences/preferences.ts'),
    route('share', 'link/share.tsx'),
    route('offline', 'saved-pages/offline-page.tsx'),
    route('contact', 'content/contact.tsx'),
    route('my-data', 'privacy/my-data.tsx'),
    route('contact/:number', 'support/ticket.tsx'),
    route('feedback-form', 'feedback/feedback-form.tsx'),
    route('error', 'site/error/error-route.tsx'),
    ...infoPages.map((page) => route(page, 'content/info-page.tsx', { id: `content/${page}` })),
    ...prefix('help', [index('help/help.tsx'), route(':article', 'help/help-article.tsx')]),
    ...prefix('careers', [
      index('career/careers.tsx'),
      route('jobs', 'career/jobs.tsx'),
      route('job-details/:job/:id', 'career/job-details.tsx'),
    ]),
    ...prefix('flight', [
      index('flight/flight-landing.tsx'),
      route('search', 'flight/results/flight-search-page.tsx'),
      route('multi-search', 'flight/results/flight-multi-search-page.tsx'),
      route('confirm', 'flight/confirm/confirm.tsx'),
      route('book/:bookId', 'flight/book/book.tsx'),
    ]),
    ...prefix('hotel', [
      index('hotel/hotel-landing.tsx'),
      route('search', 'hotel/results/hotel-search-page.tsx'),
      route('review/:hash', 'hotel/review/review.tsx'),
      route('book/:bookId', 'hotel/book/book.tsx'),
    ]),
    ...prefix('order', [
      index('order/look-up/look-up.tsx'),
      route('search', 'order/look-up/search.tsx'),
    ]),
    ...prefix('retrieve', [
      index('order/retrieve/retrieve.tsx'),
      route('verify', 'order/retrieve/retrieve-verify.tsx'),
      route('list', 'order/retrieve/retrieve-list.tsx'),
    ]),
    ...prefix('newsletter', [
      index('newsletter/newsletter.tsx'),
      // One route, because each adds to the list of routes that every page loads.
      route(':page', 'newsletter/linked-page.tsx'),
    ]),
    route('report-abandoned', 'flight/report-abandoned/report-abandoned.tsx'),
    layout('products.tsx', [
      route('cart', 'cart/cart.tsx'),
      ...prefix('pay/:trxId', [
        route('choose', 'payment/choose.tsx'),
        route('confirmation', 'payment/confirmation.tsx'),
      ]),
      route('order/:orderCode', 'order/detail.tsx'),
      route('account/order/:orderCode', 'order/account/order.tsx'),
      route('refund-form/:id', 'aftersales/refund/refund-form.tsx'),
    ]),
    ...prefix('aftersales/change-flight/submission/:id', [
      route('search', 'flight/exchange/change-search.tsx'),
      route('quote/:quoteId', 'flight/exchange/change-quote.tsx'),
    ]),
    ...prefix('aftersales/change-stay/:id', [
      index('hotel/stay-change/change-stay.tsx'),
      route('quote/:quoteId', 'hotel/stay-change/stay-change-quote.tsx'),
    ]),
    ...prefix('login', [
      index('member/auth/login/login.tsx'),
      route('verify', 'member/auth/login/login-verify.tsx'),
    ]),
    ...prefix('signup', [
      index('member/auth/signup/signup.tsx'),
      route('verify', 'member/auth/signup/signup-verify.tsx'),
      route('setup-account', 'member/auth/signup/setup-account.tsx'),
    ]),
    ...prefix('forgot-password', [
      index('member/auth/password/forgot-password.tsx'),
      route('verify', 'member/auth/password/forgot-password-verify.tsx'),
      route('reset', 'member/auth/password/forgot-password-reset.tsx'),
    ]),
    route('account', 'member/account/account-layout.tsx', [
      index('member/account/account-index.ts'),
      route('profile', 'member/account/profile/profile.tsx'),
      route('contact', 'member/account/contact/contacts.tsx'),
      route('passenger', 'member/account/passenger/passengers.tsx'),
      route('saved', 'hotel/saved/saved-page.tsx'),
      route('password', 'member/account/password/password.tsx'),
      route('bind', 'member/account/bind/bind.tsx'),
      route('order', 'order/account/orders.tsx'),
    ]),
    route('*', 'site/error/not-found.tsx'),
  ]),
] satisfies RouteConfig
