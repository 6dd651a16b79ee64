import { useState } from 'react'
import { lazyPanel } from '#/shared/ui/lazy/lazy-layer.tsx'
import { Row } from '#/shared/ui/Row.tsx'

const ViewedSheet = lazyPanel(() => import('./ViewedSheet.tsx'))

export function ViewedRow() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row label="最近浏览" onPress={() => setOpen(true)} />
      <ViewedSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
