import { useEffect } from 'react'
import { followKeyboard } from '#/shared/form/keyboard.ts'
import '#/shared/ui/row.css'
import './order.css'

/** The remark field: one line, which grows with the text. */
export function Remarks({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  useEffect(followKeyboard, [])
  return (
    <label className="row">
      <span className="row-label">备注</span>
      <span className="remarks" data-text={value}>
        <textarea
          rows={1}
          maxLength={200}
          aria-label="备注"
          placeholder="选填，告诉我们"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  )
}
