import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { loginAddress } from '#/domains/session/login-address.ts'
import { sessionToken } from '#/domains/session/store.ts'
import { paths } from '#/paths.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useReadAgain } from '#/shared/ui/use-read-again.ts'
import { ChunkLoadError } from '../chunk-recovery.ts'

/** Asking again helps against faults, not against an address that leads nowhere or belongs to somebody else. */
const canHelp = (error: unknown): boolean =>
  !(error instanceof ApiError) || !['not-found', 'forbidden', 'bad-request'].includes(error.kind)

/** What a screen shows when it cannot be shown: the catalogue's words, a retry, a way out. */
export function RouteError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { reset } = useQueryErrorResetBoundary()
  const readAgain = useReadAgain()
  const retry = () => {
    reset()
    readAgain()
    void navigate(pathname + search, { replace: true })
  }
  if (error instanceof ChunkLoadError) return <ChunkFailure />
  if (error instanceof ApiError && (error.kind === 'unauthenticated' || error.kind === 'no-session'))
    return (
      <Page title="尚未登录">
        <FailurePanel text={errorText(error)} actions={[{ label: '去登录', to: loginAddress(pathname + search) }]} />
      </Page>
    )
  // What is refused to a visitor may be theirs, such as the link to their own report.
  const visitor = error instanceof ApiError && error.kind === 'forbidden' && sessionToken() === null
  const login = { label: '登录', to: loginAddress(pathname + search) }
  return (
    <Page title="暂时无法显示">
      <FailurePanel
        text={errorText(error)}
        {...(canHelp(error) ? { retry } : {})}
        actions={[...(visitor ? [login] : []), { label: '返回首页', to: paths.home }]}
      />
    </Page>
  )
}

function ChunkFailure() {
  return (
    <Page title="页面加载失败">
      <FailurePanel
        text="页面没有加载完整，可能是网络不稳或应用刚刚更新"
        retry={() => window.location.reload()}
        retryLabel="重新加载"
      />
    </Page>
  )
}
