import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useT, useWords } from '../locale/language.ts'
import { isMissingScript } from '../problem/error-kind.ts'
import { isNetworkTrouble } from '../problem/network-trouble.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/page/alert.tsx'

/** A component whose script is loaded when it's first shown. */
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
  /** Shown while it loads. */
  waiting?: ReactNode
}

/**
 * Renders a lazily loaded part. If it or its messages can't be loaded, it shows an error with a retry button, and the
 * rest of the page stays.
 */
export function LazyPart<Props extends object>({ of: part, props, waiting }: LazyPartProps<Props>) {
  const words = useWords()
  const [attempt, setAttempt] = useState(0)
  const { Shown } = part
  const again = () => {
    // React caches the failed load, so this creates a new lazy component.
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
