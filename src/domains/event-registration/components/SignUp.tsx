import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#/paths.ts'
import { Form } from '#/shared/form/Form.tsx'
import { formatMoney } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import { closedHint, closedText } from '../event-rules.ts'
import { EventFields } from '../forms/EventFields.tsx'
import { HallFields } from '../forms/HallFields.tsx'
import { eventById, isFull } from '../queries.ts'
import { AlreadyRegistered, useOpenRegistration } from './AlreadyRegistered.tsx'
import { EventHead } from './EventHead.tsx'
import { NoEvent } from './NoEvent.tsx'
import { type SignUpProps, useSignUp } from '../hooks/use-sign-up.ts'
import './event.css'

interface Props extends Omit<SignUpProps, 'event'> {
  title: string
  eventId: string
  children?: (event: SignUpProps['event']) => ReactNode
}

const submitText = ({ deposit }: SignUpProps['event']): string =>
  deposit !== null && deposit > 0 ? `提交并支付定金 ${formatMoney(deposit)}` : '提交报名'

/** The form of an event whose sign-up is open; if the event becomes full meanwhile, the values stay in the form. */
function EventForm({ closed, ...props }: SignUpProps & { closed: string | null }) {
  const { form, submit, lost, fields, visit, busy } = useSignUp(props)
  return (
    <Form onSubmit={submit} lost={lost}>
      {visit && (
        <Card title="选择体验馆和时间">
          <HallFields control={form.control} />
        </Card>
      )}
      {fields.length > 0 && (
        <Card title="填写信息">
          <EventFields control={form.control} fields={fields} />
        </Card>
      )}
      <ActionBar>
        <Button type="submit" block busy={busy} disabled={closed !== null}>
          {closed ?? submitText(props.event)}
        </Button>
      </ActionBar>
    </Form>
  )
}

function Shown({ event, ...props }: SignUpProps) {
  const { data: full } = useSuspenseQuery(isFull(event.id))
  const now = useServerNow([event])
  const closed = closedText(event, full, now)
  const mine = useOpenRegistration(event)
  return (
    <>
      {mine && <AlreadyRegistered mine={mine} at={props.resultAt(mine.id)} />}
      {/* The form stays mounted while its submit navigates, although the cache already has the new registration. */}
      <div hidden={mine !== null}>
        <Open event={event} full={full} now={now} closed={closed} {...props} />
      </div>
    </>
  )
}

interface OpenProps extends SignUpProps {
  full: boolean
  now: number
  closed: string | null
}

function Open({ event, full, now, closed, ...props }: OpenProps) {
  return (
    <>
      {closed && (
        <p className="event-closed" role="status">
          <strong>{closed}</strong>
          <br />
          {closedHint(event, full, now)}
        </p>
      )}
      {spanPhase(event, now) === 'over' && (
        <LinkButton kind="text" block to={paths.activityCenter}>
          看看其他活动
        </LinkButton>
      )}
      {spanPhase(event, now) === 'open' ? (
        <EventForm event={event} closed={closed} {...props} />
      ) : (
        <ActionBar>
          <Button block disabled>
            {closed}
          </Button>
        </ActionBar>
      )}
    </>
  )
}

export function SignUp({ title, eventId, children, ...props }: Props) {
  const { data: event } = useSuspenseQuery(eventById(eventId))
  return (
    <Page title={title}>
      {event ? (
        <>
          {children?.(event)}
          <EventHead event={event} />
          <ScreenPart waiting={<ScreenSkeleton kind="form" />}>
            <Shown key={event.id} event={event} {...props} />
          </ScreenPart>
        </>
      ) : (
        <NoEvent />
      )}
    </Page>
  )
}
