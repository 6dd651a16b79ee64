import '../antd.ts'
import { Popup } from 'antd-mobile'
import { type ReactNode, useId } from 'react'
import { CloseIcon } from '../icons.tsx'
import { useModal } from './use-modal.ts'
import { useSlidingPanel } from './use-sliding-panel.ts'
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
    </div>
  )
}

/** The panel itself. It imports the animation library, so Sheet.tsx loads it lazily. */
export default function SheetPanel(props: SheetProps) {
  const { isRendered, slides } = useSlidingPanel(props.open)
  if (!isRendered) return null
  return (
    <Popup
      visible={props.open}
      {...slides}
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
