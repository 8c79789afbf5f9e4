import type { DataRouter } from 'react-router'

/** How a form that was sent ended: on the page with the key, and whether what it asks for was done. */
export interface FormOutcome {
  pageKey: string
  isDone: boolean
}

type Router = Pick<DataRouter, 'subscribe'>

/**
 * Follows the forms that a router sends, and returns a function that tells how the last one ended, and one that stops.
 * What was done leads to another page; a refusal, and a form that met no network, are answered on the form's own page, and
 * whoever leaves before the answer isn't told. The router is asked because React may skip states that follow each other
 * fast: a form that fails at once is never shown as being sent.
 */
export function followForms(router: Router | undefined): {
  lastOutcome: () => FormOutcome | undefined
  stop: () => void
} {
  let outcome: FormOutcome | undefined
  /** The key of the page that a form's answer is shown on unless it leads to another; undefined while none is sent. */
  let ownKey: string | undefined
  let isLeft = false
  const stop = router?.subscribe(({ navigation, location }) => {
    if (navigation.state === 'submitting') {
      ownKey = navigation.location.key
      isLeft = false
      outcome = undefined
    } else if (ownKey === undefined) return
    else if (navigation.state === 'loading') isLeft = navigation.formMethod === undefined
    else {
      outcome = { pageKey: location.key, isDone: location.key !== ownKey && !isLeft }
      ownKey = undefined
    }
  })
  return { lastOutcome: () => outcome, stop: () => stop?.() }
}
