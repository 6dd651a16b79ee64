import { useState } from 'react'
import { latePanel } from '#/shared/ui/late/late-layer.tsx'
import { Row } from '#/shared/ui/Row.tsx'

const ViewedSheet = latePanel(() => import('./ViewedSheet.tsx'))

export function ViewedRow() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row label="最近浏览" onPress={() => setOpen(true)} />
      <ViewedSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
