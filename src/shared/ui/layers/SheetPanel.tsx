import '../antd.ts'
import { Popup } from 'antd-mobile'
import { type ReactNode, useId } from 'react'
import { CloseIcon } from '../icons.tsx'
import './sheet.css'

export interface SheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** The action at the bottom of the sheet. */
  foot?: ReactNode
}

/** The panel itself. It imports the animation library, so Sheet.tsx loads it lazily. */
export default function SheetPanel({ title, open, onClose, children, foot }: SheetProps) {
  const id = useId()
  return (
    <Popup
      visible={open}
      onMaskClick={onClose}
      onClose={onClose}
      closeOnSwipe
      position="bottom"
      bodyClassName="sheet-body"
      destroyOnClose
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the dialog whichever element has the focus */}
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        className="sheet"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
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
    </Popup>
  )
}
