import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '../FailurePanel.tsx'
import { ChunkFailure } from './chunk-failure.tsx'
import { LayerPlaceholder, type Layer } from './layer-placeholder.tsx'
import { ReadFailure } from './read-failure.tsx'

/** If the session has ended, no part can be read; the error then goes to the route, which offers the login once. */
const endsSession = ({ kind }: ApiError): boolean => kind === 'unauthenticated' || kind === 'no-session'

/**
 * The failure of a read. Renders the part again as soon as its read is sent again, no matter which 重试 of the screen
 * sends it.
 */
function FailedPart({ error, renderAgain }: { error: ApiError; renderAgain: () => void }) {
  const reads = useQueryClient().getQueryCache()
  // A boundary gets only the error. Each failed query has its own error object, so the error identifies the query.
  const [failed] = useState(() => reads.getAll().find(({ state }) => state.error === error))
  useEffect(() => {
    const look = () => {
      if (failed && failed.state.error !== error) renderAgain()
    }
    look()
    // Events may arrive while React renders, and an update must not interrupt the rendering.
    return reads.subscribe(notifyManager.batchCalls(look))
  }, [reads, failed, error, renderAgain])
  if (failed) return <ReadFailure error={error} />
  return <FailurePanel text={errorText(error)} retry={renderAgain} />
}

interface BoundaryProps {
  /** A panel or a viewer: its failure is shown over the screen. */
  layer: Layer | undefined
  children: ReactNode
}

/** Shows the failure of a read, or of the rendering, in place of its children. */
class PartBoundary extends Component<BoundaryProps, { error: unknown; failures: number; failed: boolean }> {
  override state = { error: null as unknown, failures: 0, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  renderAgain = () => this.setState(({ failures }) => ({ failures: failures + 1, failed: false }))

  override render() {
    const { error, failed, failures } = this.state
    const { layer, children } = this.props
    if (!failed) return children
    if (error instanceof ApiError && endsSession(error)) throw error
    const failure =
      error instanceof ApiError ? (
        <FailedPart error={error} renderAgain={this.renderAgain} />
      ) : (
        <ChunkFailure needsReload={failures > 0} retry={this.renderAgain} />
      )
    return layer ? <LayerPlaceholder layer={layer}>{failure}</LayerPlaceholder> : failure
  }
}

interface ScreenPartProps {
  /** Shown until the reads of the part have arrived; nothing by default. */
  waiting?: ReactNode
  layer?: Layer
  children: ReactNode
}

/**
 * A part of a screen with suspense reads of its own. While these reads are in flight, or if one fails, the rest of the
 * screen is shown (docs/adr/004-suspense-reads.md). The screen's main read stays outside.
 */
export function ScreenPart({ waiting = null, layer, children }: ScreenPartProps) {
  return (
    <PartBoundary layer={layer}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}
