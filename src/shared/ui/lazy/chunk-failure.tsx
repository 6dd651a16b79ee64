import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { FailurePanel } from '../FailurePanel.tsx'

const NOT_LOADED = '这一部分没有打开，请检查网络后重试'
const STILL_NOT_LOADED = '这一部分还是没有打开，请重新打开页面'

/**
 * Shown if the code of a part has failed to load. After the second failure, only a reload can help, because Safari and
 * Chromium 86 keep a module that failed until the page is reloaded.
 */
export const ChunkFailure = ({ needsReload, retry }: { needsReload: boolean; retry: () => void }) =>
  needsReload ? (
    <FailurePanel text={STILL_NOT_LOADED} retry={pageNavigation.reload} retryLabel="重新打开页面" />
  ) : (
    <FailurePanel text={NOT_LOADED} retry={retry} />
  )
