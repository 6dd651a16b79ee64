import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '../FailurePanel.tsx'

const NOT_LOADED = '这一部分没有打开，请检查网络后重试'

interface BoundaryProps {
  /** Called before a retry: requests the chunk again and resets failed reads. */
  onRetry: () => void
  children: ReactNode
}

class PartBoundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ error: null, failed: false })
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return (
      <FailurePanel text={(error as unknown) instanceof ApiError ? errorText(error) : NOT_LOADED} retry={this.retry} />
    )
  }
}

/**
 * A part of a screen with a chunk of its own, instead of `lazy`. When its code or its reads fail, the part shows the
 * error and a retry in its own place, and the screen stays. The surrounding `Suspense` shows the waiting state.
 */
export function latePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const make = () => lazy(load) as ComponentType<P>
  // All instances share a loaded chunk; an instance that failed loads it again.
  const shared = make()
  return function LatePart(props: P) {
    const [{ Part }, setPart] = useState({ Part: shared })
    return (
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <PartBoundary
            onRetry={() => {
              reset()
              setPart({ Part: make() })
            }}
          >
            <Part {...props} />
          </PartBoundary>
        )}
      </QueryErrorResetBoundary>
    )
  }
}
