import { leaving } from '#/shared/lib/safe/leaving.ts'
import { FailurePanel, type Way } from '../FailurePanel.tsx'

const NOT_LOADED = '这一部分没有打开，请检查网络后重试'
const STILL_NOT_LOADED = '这一部分还是没有打开，请重新打开页面'

interface ChunkFailureProps {
  /** Whether the chunk has failed a second time. */
  retried: boolean
  retry: () => void
  actions?: readonly Way[]
}

/**
 * The failure of a chunk. After the second one only a reload can help, because Safari and Chromium 86 keep a module that
 * failed until the document is loaded anew.
 */
export const ChunkFailure = ({ retried, retry, actions = [] }: ChunkFailureProps) =>
  retried ? (
    <FailurePanel text={STILL_NOT_LOADED} retry={leaving.again} retryLabel="重新打开页面" actions={actions} />
  ) : (
    <FailurePanel text={NOT_LOADED} retry={retry} actions={actions} />
  )
