import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openPageState } from './session/open-page-state.client.ts'
import { PageStateContext } from './session/page-state.tsx'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageStateContext value={openPageState()}>
        <HydratedRouter />
      </PageStateContext>
    </StrictMode>,
  )
})
