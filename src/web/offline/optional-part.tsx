import { Component, type ReactNode, Suspense } from 'react'

/** Something that is left out when it can't be loaded, such as the picture on an error page. */
export class OptionalPart extends Component<{ children: ReactNode }, { gone: boolean }> {
  override state = { gone: false }

  static getDerivedStateFromError() {
    return { gone: true }
  }

  override render() {
    return this.state.gone ? null : <Suspense>{this.props.children}</Suspense>
  }
}
