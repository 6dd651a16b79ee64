import { useQuery } from '@tanstack/react-query'
import { periodText } from '#/domains/coupon/period.ts'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import type { Ticket } from '../model.ts'
import { myTicketStates } from '../queries.ts'
import { codeGroups, codeNote, isUnknown, withStates } from '../rules.ts'
import './ticket.css'

/** Polling interval in ms, so that the screen shows when the ticket was used. */
const LOOK_EVERY_MS = 5000

/** The code in the largest letters that fit, readable across a counter. */
export function TicketCode({ ticket, onClose }: { ticket: Ticket | null; onClose: () => void }) {
  const { data } = useQuery({ ...myTicketStates(), enabled: ticket !== null, refetchInterval: LOOK_EVERY_MS })
  const [current] = ticket ? withStates([ticket], data?.items ?? []) : []
  return (
    <Sheet title={ticket?.name || '出示券码'} open={ticket !== null} onClose={onClose}>
      <div className="ticket-code">
        {current && !isUnknown(current) && (
          <p className="ticket-code-text" aria-label={`券码 ${current.code}`}>
            {codeGroups(current.code)}
          </p>
        )}
        <p role="status">{current && codeNote(current)}</p>
        {current && <p className="muted">{`有效期 ${periodText(current)}`}</p>}
      </div>
    </Sheet>
  )
}
