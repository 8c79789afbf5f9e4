import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useT, useWords } from '../locale/language.ts'
import { isMissingScript } from '../problem/error-kind.ts'
import { isNetworkTrouble } from '../problem/network-trouble.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/page/alert.tsx'

/** A component whose script comes when it is first shown. */
export interface PartScript<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>
  Shown: ComponentType<Props>
}

export const partScript = <Props extends object>(
  load: PartScript<Props>['load'],
): PartScript<Props> => ({ load, Shown: lazy(load) })

interface LazyPartProps<Props extends object> {
  of: PartScript<Props>
  props: Props
  /** Stands in its place meanwhile. */
  waiting?: ReactNode
}

/**
 * Shows a part whose script comes later. When it or its words can't be loaded it says so in its own place, with a
 * button to try again, and the page around it stays.
 */
export function LazyPart<Props extends object>({ of: part, props, waiting }: LazyPartProps<Props>) {
  const words = useWords()
  const [attempt, setAttempt] = useState(0)
  const { Shown } = part
  const again = () => {
    // React remembers that it didn't load, so another one is made.
    part.Shown = lazy(part.load)
    words.retry()
    setAttempt(attempt + 1)
  }
  return (
    <PartBoundary key={attempt} onRetry={again}>
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    </PartBoundary>
  )
}

interface PartBoundaryProps {
  onRetry: () => void
  children: ReactNode
}

class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isMissingScript(error) && !isNetworkTrouble(error)) throw error
    return <PartGone onRetry={this.props.onRetry} />
  }
}

function PartGone({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <Alert
      tone="error"
      code="part-gone"
      title={t('error.part-failed')}
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('error.try-again')}
        </Button>
      }
    />
  )
}
