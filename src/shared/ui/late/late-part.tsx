import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { leaving } from '#/shared/lib/safe/leaving.ts'
import { FailurePanel } from '../FailurePanel.tsx'

const NOT_LOADED = '这一部分没有打开，请检查网络后重试'
const STILL_NOT_LOADED = '这一部分还是没有打开，请重新打开页面'

interface BoundaryProps {
  /** Called before a retry: requests the chunk again and resets failed reads. */
  onRetry: () => void
  children: ReactNode
}

class PartBoundary extends Component<BoundaryProps, { error: unknown; failed: boolean; retried: boolean }> {
  override state = { error: null, failed: false, retried: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ error: null, failed: false, retried: true })
  }

  override render() {
    const { error, failed, retried } = this.state
    if (!failed) return this.props.children
    if ((error as unknown) instanceof ApiError) return <FailurePanel text={errorText(error)} retry={this.retry} />
    // Safari and Chromium 86 keep a module that failed until the document is loaded anew.
    if (retried) return <FailurePanel text={STILL_NOT_LOADED} retry={leaving.again} retryLabel="重新打开页面" />
    return <FailurePanel text={NOT_LOADED} retry={this.retry} />
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
