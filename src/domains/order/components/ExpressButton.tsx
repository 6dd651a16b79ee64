import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import type { Order } from '../model.ts'
import { ExpressRows } from './ExpressCard.tsx'

/** Shows the delivery of a shipped order in a sheet, so that the person stays in the list. */
export function ExpressButton({ order: { expressDetails } }: { order: Pick<Order, 'expressDetails'> }) {
  const [open, setOpen] = useState(false)
  if (!expressDetails) return null
  return (
    <>
      <Button kind="plain" onPress={() => setOpen(true)}>
        查看物流
      </Button>
      <Sheet title="物流信息" open={open} onClose={() => setOpen(false)}>
        <ExpressRows express={expressDetails} />
      </Sheet>
    </>
  )
}
