import { useSuspenseQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { Form } from '#/shared/form/Form.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { PartyFields } from '../forms/PartyFields.tsx'
import type { ReservationValues } from '../forms/reservation-form.ts'
import { WhenFields } from '../forms/WhenFields.tsx'
import type { Reservation, VisitorType } from '../model.ts'
import { totalOf } from '../party-rules.ts'
import { reservationDates, visitorTypes } from '../queries.ts'
import { mayHaveMore, openDates } from '../rules.ts'
import { useReserve } from '../hooks/use-reserve.ts'
import '../forms/reservation.css'

/** REG-027: the total price of all tickets. */
function Total({ visitors, types }: { visitors: ReservationValues['visitors']; types: readonly VisitorType[] }) {
  const total = totalOf(visitors, types)
  return (
    <span className="reservation-total" aria-live="polite">
      <span className="muted">{`${visitors.length}位访客，合计`}</span>
      {total === null ? <strong>以提交后为准</strong> : total === 0 ? <strong>免费</strong> : <Price amount={total} />}
    </span>
  )
}

interface EditorProps {
  personal?: boolean
  before?: Reservation | null
}

/** Links to the other ways of reserving, shown even if no day could be read. */
function OtherWays({ personal }: { personal: boolean }) {
  return (
    <p className="muted reservation-hint">
      {personal ? (
        <>
          几个人一起来？<Link to={paths.reservation}>多人预约</Link>
        </>
      ) : (
        <>
          已经预约过？<Link to={paths.reservationInquiry}>查询我的预约</Link>
        </>
      )}
    </p>
  )
}

export const ReservationEditor = ({ personal = false, before = null }: EditorProps) => (
  <>
    <OtherWays personal={personal} />
    <ScreenPart waiting={<ScreenSkeleton kind="form" />}>
      <NewVisit personal={personal} before={before} />
    </ScreenPart>
  </>
)

function NewVisit({ personal, before }: Required<EditorProps>) {
  const { data: dates, refetch } = useSuspenseQuery(reservationDates())
  const { data: types } = useSuspenseQuery(visitorTypes())
  const { form, submit, lost, busy } = useReserve({ types: types.items, personal, before })
  const visitors = useWatch({ control: form.control, name: 'visitors' })
  if (openDates(dates.items).length === 0 && mayHaveMore(dates.items))
    return <FailurePanel text={notReadText('可预约的日期')} retry={() => void refetch()} />
  if (types.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="现在不能在线预约参观，可以联系客服预约。"
        action={{ label: '联系客服', to: paths.contactUs }}
      />
    )
  if (openDates(dates.items).length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="近期没有可预约的日期，请过几天再来看看。"
        action={{ label: '返回首页', to: paths.home }}
      />
    )
  return (
    <Form onSubmit={submit} lost={lost}>
      <Card>
        <WhenFields control={form.control} visitors={visitors.length} />
      </Card>
      <PartyFields form={form} types={types.items} single={personal} />
      <Card>
        <MobileField control={form.control} name="mobile" placeholder="用于查询和接收预约提醒" />
      </Card>
      <ActionBar>
        <Total visitors={visitors} types={types.items} />
        <Button type="submit" busy={busy}>
          提交预约
        </Button>
      </ActionBar>
    </Form>
  )
}
