import { Component, type ReactNode } from 'react'
import { problemOf } from '#renderer/rpc/index.ts'
import { ProblemView } from '#renderer/ui/problem.tsx'

type Props = { readonly children: ReactNode }
type State = { readonly error: unknown }

/** A page that fails says so in its place; the others go on. */
export class PageError extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className="p-8">
        <ProblemView problem={problemOf(this.state.error)} onRetry={() => this.setState({ error: null })} />
      </div>
    )
  }
}
