import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepComposedKeys } from './browser/composed-keys.ts'
import { followTranslator } from './browser/translated-texts.ts'
import { openPageState } from './session/page-state/open-page-state.client.ts'
import { PageStateProvider } from './session/page-state/page-state.tsx'
import { withoutArrival } from './session/sign-in/arrival.ts'

followTranslator()
keepComposedKeys()
const state = openPageState()
// Before the router looks: it is to know the address that the server knew, without the marks of a sign-in.
if (state.arrival) history.replaceState(history.state, '', withoutArrival(new URL(location.href)))

// Back or Forward may have been pressed before this script arrived: the address is then another page's, while the
// document and its data are still this one's. A second reload wouldn't help.
const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (location.pathname !== state.path && arrived?.type !== 'reload') location.reload()
else if (Intl.DateTimeFormat.supportedLocalesOf(state.visitor.locale.tag).length > 0) hydrate()
else {
  const { locale } = state.visitor
  // Without the language's formats the page still works, in the browser's own.
  import('./locale/intl/lend-intl.ts')
    .then(({ lendIntl }) => lendIntl(locale.code, state.config.version))
    .catch((error: unknown) => console.error('formats did not load', error))
    .finally(hydrate)
}

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageStateProvider state={state}>
          <HydratedRouter />
        </PageStateProvider>
      </StrictMode>,
    )
  })
}
