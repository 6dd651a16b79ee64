import '../antd.ts'
import { Popup } from 'antd-mobile'
import { type ReactNode, useEffect, useId } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'
import { CloseIcon } from '../icons.tsx'
import { useModal } from './use-modal.ts'
import './sheet.css'

export interface SheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
}

/** The dialog inside the sliding panel; it stays mounted while the panel slides out. */
function Dialog({ title, open, onClose, children, foot }: SheetProps) {
  const id = useId()
  const { box, onKeyDown } = useModal<HTMLDivElement>(open, onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog wherever the focus is
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
      className={open ? 'sheet' : 'sheet sheet-closing'}
      onKeyDown={onKeyDown}
    >
      <div className="sheet-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label="关闭" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="sheet-content">{children}</div>
      {foot && <div className="sheet-foot">{foot}</div>}
      {open && <BackCloses onClose={onClose} />}
    </div>
  )
}

/**
 * Back closes an open sheet instead of leaving its screen. On the first history entry of a tab the app cannot block
 * Back; a layer that must close there too is a history entry of its own (`useLayer`). The router accepts one blocker at
 * a time, so the blocker exists only while the sheet is open.
 */
function BackCloses({ onClose }: Pick<SheetProps, 'onClose'>) {
  const { key } = useLocation()
  // A link of the sheet has already navigated, but the old screen is still drawn: then Back belongs to the new screen.
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => historyAction === NavigationType.Pop && currentLocation.key === key,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  })
  return null
}

/** The panel itself. It imports the animation library, so Sheet.tsx loads it lazily. */
export default function SheetPanel(props: SheetProps) {
  return (
    <Popup
      visible={props.open}
      onMaskClick={props.onClose}
      onClose={props.onClose}
      closeOnSwipe
      position="bottom"
      bodyClassName="sheet-body"
      destroyOnClose
    >
      <Dialog {...props} />
    </Popup>
  )
}
