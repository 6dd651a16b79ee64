import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { config } from '#/config.ts'
import { paths } from '#/paths.ts'
import { clearOpenLayers } from '#/shared/lib/actions/open-layers.ts'
import { hasEarlierEntry } from '#/shared/lib/actions/history-entries.ts'
import { usePersonal } from './screen-context.tsx'
import { BackIcon } from './shell-icons.tsx'
import { useRefusedEntries } from './lists/use-refused-entries.ts'
import { useOnline } from './use-online.ts'
import './row.css'
import './page.css'

interface PageProps {
  title: string
  children: ReactNode
  /** Whether the screen draws its own header, as the tab screens do. */
  bare?: boolean
  /** Called instead of going back. */
  onBack?: () => void
  right?: ReactNode
  /** One line that stays in view below the title. */
  strip?: ReactNode
}

/** Goes back inside the app; without an earlier page, it opens this address, the home page by default. */
export function useGoBack(otherwise: string = paths.home): () => void {
  const navigate = useNavigate()
  return () => {
    clearOpenLayers()
    void (hasEarlierEntry() ? navigate(-1) : navigate(otherwise, { replace: true }))
  }
}

/** The end of a screen whose lists have unreadable entries: shows their number, so that none is missing silently. */
function RefusedEntries() {
  const count = useRefusedEntries()
  return count > 0 ? <p className="list-end" role="status">{`有 ${count} 条内容没有读出来`}</p> : null
}

/** Shown while the browser reports no connection. Requests are still sent, because web views report this unreliably. */
const OFFLINE = (
  <p className="offline" role="status">
    网络已断开，填的内容还在，先别刷新
  </p>
)

/** One screen: document title, header with back button, content. */
export function Page({ title, children, bare, onBack, right, strip }: PageProps) {
  const offline = useOnline() ? null : OFFLINE
  const goBack = useGoBack()
  const personal = usePersonal()
  // WeChat shows the document title in its list of open tasks, where anybody can read it: it must not reveal health
  // data.
  const name = personal ? '健康信息' : title
  useEffect(() => {
    document.title = name === '页面不存在' ? name : `${name} - ${config.appName}`
  }, [name])
  // Removes the early paint that index.html has drawn for the first screen.
  useLayoutEffect(() => {
    window.earlyPaint?.drawn()
  }, [])
  return (
    <div className={`page${strip && !bare ? ' page-striped' : ''}${offline && !bare ? ' page-offline' : ''}`}>
      {bare ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <div className="page-strip">
            {strip}
            {offline}
          </div>
        </>
      ) : (
        <header className="page-head">
          <button type="button" className="page-back" aria-label="返回" onClick={onBack ?? goBack}>
            <BackIcon />
          </button>
          <h1 className="page-title">{title}</h1>
          <div className="page-right">{right}</div>
          <div className="page-under">
            {strip}
            {offline}
          </div>
        </header>
      )}
      {children}
      <RefusedEntries />
    </div>
  )
}

/** The bar at the bottom of a screen with its main action. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="action-bar-room" />
      <div className="action-bar">{children}</div>
    </>
  )
}

/** A white card with an optional heading. */
export function Card({
  title,
  extra,
  children,
  className,
}: {
  title?: ReactNode
  extra?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section className={className ? `card ${className}` : 'card'}>
      {title !== undefined && (
        <div className="card-head">
          <h2>{title}</h2>
          {extra}
        </div>
      )}
      {children}
    </section>
  )
}
