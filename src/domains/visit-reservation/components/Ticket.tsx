import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { Suspense } from 'react'
import { QrCode } from '#/shared/ui/qr/QrCode.tsx'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { StoredTicket } from '../stored-tickets.ts'
import { phaseNote, whenText } from '../rules.ts'
import './ticket.css'

interface TicketProps {
  ticket: Omit<StoredTicket, 'savedAt'>
  /** When the server last confirmed the ticket; null when unknown. */
  savedAt: number | null
}

/**
 * The code for the entrance: 240 px wide plus its quiet zone, narrower on a phone of 320 px. The texts are below the code,
 * so that the whole code is in view on a small phone.
 */
export function Ticket({ ticket, savedAt }: TicketProps) {
  const code = ticket.code || ticket.id
  return (
    <Card className="visit-ticket">
      <p className="visit-when">{whenText(ticket)}</p>
      <div className="visit-code">
        <Suspense fallback={null}>
          <QrCode text={code} label="入场二维码" />
        </Suspense>
      </div>
      <p className="visit-number">{code}</p>
      <p>{`${ticket.visitors}位访客`}</p>
      <p className="visit-hint">请把屏幕调亮，出示给工作人员</p>
      <p className="visit-hint">{phaseNote.booked}</p>
      {savedAt !== null && (
        <p className="muted">
          <DatedText text={`最后更新 ${formatDate(savedAt, 'minute')}`} />
        </p>
      )}
    </Card>
  )
}
