import { NavLink, useLocation } from 'react-router'
import { reportTabTarget, useReportPointer } from '#/domains/report/store.ts'
import { paths, to } from '#/paths.ts'
import { HomeIcon, ReportIcon, UserIcon } from '#/shared/ui/shell-icons.tsx'
import './shell.css'

/** The three tabs of specification §2, in this order (NAV-037). */
export function TabBar() {
  const { pathname } = useLocation()
  const pointer = useReportPointer((state) => state.current)
  const tabs = [
    { label: '首页', Icon: HomeIcon, to: to(paths.homeTab, { tab: 'hot' }), active: pathname.startsWith('/Home') },
    { label: '报告', Icon: ReportIcon, to: reportTabTarget(pointer), active: pathname.startsWith('/parent-page') },
    { label: '我的', Icon: UserIcon, to: paths.myMain, active: pathname === paths.myMain },
  ]
  return (
    <nav className="tab-bar" aria-label="主导航">
      {tabs.map(({ label, Icon, to: target, active }) => (
        <NavLink
          key={label}
          to={target}
          className={active ? 'tab tab-active' : 'tab'}
          aria-current={active ? 'page' : undefined}
        >
          <Icon size={24} />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  )
}
