import { isRefused } from '#/shared/api/blocks.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Order } from '../model.ts'
import { CopyButton } from './CopyButton.tsx'
import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import './order.css'

/** The delivery company, its tracking number and phone (ORDX-003). */
function ExpressRows({ express }: { express: NonNullable<Order['expressDetails']> }) {
  const { company, number, phone } = express
  return (
    <>
      <Row
        label={company || '快递单号'}
        value={
          <span className="with-copy">
            {number}
            <CopyButton text={number} label="复制快递单号" />
          </span>
        }
      />
      {phone && (
        <Row
          label="快递电话"
          value={
            <a className="express-phone" href={`tel:${phone}`}>
              {phone}
            </a>
          }
        />
      )}
    </>
  )
}

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

/** The delivery of a sent order; if there is no readable tracking number, a text says so. */
export function ExpressCard({ order }: { order: Order }) {
  const { expressDetails: express, status } = order
  if (express?.number)
    return (
      <Card title="物流信息">
        <ExpressRows express={express} />
      </Card>
    )
  if (status !== 'SHIPPED') return null
  return (
    <Card title="物流信息">
      <p className="muted">
        {isRefused(order, 'expressDetails') ? notReadText('物流信息') : '已发货，暂无快递单号；更新后会显示在这里'}
      </p>
    </Card>
  )
}
