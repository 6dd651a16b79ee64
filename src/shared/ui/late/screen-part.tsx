import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '../FailurePanel.tsx'
import { ChunkFailure } from './chunk-failure.tsx'
import { InsteadOfLayer, type Layer } from './late-over.tsx'
import { ReadFailure } from './read-failure.tsx'

/** Without a session no part can be read; then only the route shows one offer to log in. */
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
  /** Called before the retry of a chunk: requests it again. */
  onRetry?: () => void
  /** A panel or a viewer over the screen, which can be closed. */
  layer?: Layer | null
  children: ReactNode
}

/** Shows the failure of a read or of a chunk in place of its children. */
export class PartBoundary extends Component<BoundaryProps, { error: unknown; failed: boolean; retried: boolean }> {
  override state = { error: null as unknown, failed: false, retried: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  renderAgain = () => this.setState({ error: null, failed: false })

  retryChunk = () => {
    this.props.onRetry?.()
    this.setState({ error: null, failed: false, retried: true })
  }

  override render() {
    const { error, failed, retried } = this.state
    if (!failed) return this.props.children
    if (error instanceof ApiError) {
      if (endsSession(error)) throw error
      return <FailedPart error={error} renderAgain={this.renderAgain} />
    }
    const { layer } = this.props
    const actions = layer ? [{ label: '关闭', onPress: layer.onClose }] : []
    const panel = <ChunkFailure retried={retried} retry={this.retryChunk} actions={actions} />
    if (!layer) return panel
    return (
      <InsteadOfLayer layer={layer} name="没有打开">
        {panel}
      </InsteadOfLayer>
    )
  }
}

interface ScreenPartProps {
  /** Shown until the reads of the part have arrived; nothing by default. */
  waiting?: ReactNode
  children: ReactNode
}

/**
 * A part of a screen with suspense reads of its own. While these reads are in flight, or if one fails, the rest of the
 * screen is shown (docs/adr/004-suspense-reads.md). The screen's main read stays outside.
 */
export function ScreenPart({ waiting = null, children }: ScreenPartProps) {
  return (
    <PartBoundary>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}
