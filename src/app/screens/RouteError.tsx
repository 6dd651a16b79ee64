import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { paths } from '#/paths.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { ChunkLoadError } from '#/shared/ui/lazy/chunk-deadline.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { SalesOnlyError } from '../guards.ts'
import { useOnline } from '#/shared/ui/use-online.ts'

/** Whether a retry may help: after a fault, but not for an unknown address or another person's record. */
const canHelp = (error: unknown): boolean =>
  !(error instanceof ApiError) || !['not-found', 'forbidden', 'bad-request'].includes(error.kind)

/** The error screen: the text of the error catalogue, a retry, and a link to another screen. */
export function RouteError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { reset } = useQueryErrorResetBoundary()
  const refetch = useRefetch()
  const retry = () => {
    reset()
    refetch()
    void navigate(pathname + search, { replace: true })
  }
  if (error instanceof ChunkLoadError) return <ChunkFailure />
  if (error instanceof SalesOnlyError) return <ForSalespeople />
  if (error instanceof ApiError && (error.kind === 'unauthenticated' || error.kind === 'no-session'))
    return (
      <Page title="尚未登录">
        <FailurePanel text={errorText(error)} actions={[{ label: '去登录', to: loginAddress(pathname + search) }]} />
      </Page>
    )
  // A visitor who is refused may be the owner, for example of the report that a link opens, so the login is offered.
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

/** ROLE-004: shown instead of a screen for salespeople to a person who is not a salesperson. */
function ForSalespeople() {
  return (
    <Page title="销售工作">
      <EmptyState
        picture="not-found"
        text="这一页是给销售人员用的。您的订单、报告和邀请都在“我的”里"
        action={{ label: '回到我的', to: paths.myMain }}
      />
    </Page>
  )
}

/** Offline a reload would lose the page, so the button is shown only with a connection. */
function ChunkFailure() {
  const online = useOnline()
  const reload = { retry: pageNavigation.reload, retryLabel: '重新加载' }
  return (
    <Page title="页面加载失败">
      <FailurePanel
        text={online ? '页面没有加载完整，可能是网络不稳或应用刚刚更新' : '网络已断开，连上以后再重新加载'}
        {...(online && reload)}
      />
    </Page>
  )
}
