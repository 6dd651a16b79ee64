import './antd.ts'
import { Popup } from 'antd-mobile'
import { type ReactNode, useId } from 'react'
import { CloseIcon } from './icons.tsx'
import './sheet.css'

interface SheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** The action at the sheet's foot. */
  foot?: ReactNode
}

/** A panel that comes up from the foot of the screen; closes by its button, the mask, a swipe and Escape. */
export function Sheet({ title, open, onClose, children, foot }: SheetProps) {
  const id = useId()
  return (
    <Popup visible={open} onMaskClick={onClose} onClose={onClose} closeOnSwipe position="bottom" bodyClassName="sheet-body" destroyOnClose>
      <div role="dialog" aria-modal="true" aria-labelledby={id} className="sheet" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
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
