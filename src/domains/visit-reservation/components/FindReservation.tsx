import { useQuery } from '@tanstack/react-query'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { errorText } from '#/shared/api/errors.ts'
import { draftOf } from '#/shared/form/drafts.ts'
import { Form } from '#/shared/form/Form.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { FindForm } from '../forms/find-form.ts'
import { foundReservations, type ReservationSearch } from '../queries.ts'
import { ReservationCard } from '#/widgets/visit-reservation/ReservationCard.tsx'
import '../forms/reservation.css'

const DRAFT = 'reservation inquiry'

/** The last search, restored when the person returns from a result. */
const askedBefore = (): ReservationSearch | null => z.safeParse(FindForm, draftOf(DRAFT)).data ?? null

function Found({ asked }: { asked: ReservationSearch }) {
  const { data, error, isFetching, refetch } = useQuery(foundReservations(asked))
  if (!data)
    return (
      <Card>
        <p role={error ? 'alert' : 'status'}>{error ? errorText(error) : '正在查询…'}</p>
        {error && (
          <Button kind="plain" block busy={isFetching} onPress={() => void refetch()}>
            重试
          </Button>
        )}
      </Card>
    )
  if (data.items.length === 0)
    return (
      <Card>
        <WhenAllRead otherwise={<p role="status">{NOT_ALL_READ}</p>}>
          <p role="status">没有查到预约，请核对预约时填写的手机号和访客姓名。</p>
        </WhenAllRead>
      </Card>
    )
  return (
    <div role="list" aria-label="查询结果">
      {keyed(data.items, ({ id }) => id).map(([key, one]) => (
        <div role="listitem" key={key}>
          <ReservationCard reservation={one} />
        </div>
      ))}
    </div>
  )
}

export function FindReservation() {
  const [asked, setAsked] = useState(askedBefore)
  const { form, submit } = useZodForm(FindForm, {
    defaults: { mobile: '', name: '' },
    draft: DRAFT,
    onSubmit: setAsked,
  })
  return (
    <>
      <Form onSubmit={submit}>
        <Card title="用预约信息查询">
          <MobileField control={form.control} name="mobile" placeholder="预约时填写的手机号" />
          <TextField
            control={form.control}
            name="name"
            label="访客姓名"
            placeholder="任意一位访客的姓名"
            autoComplete="name"
            maxLength={30}
          />
          <Button type="submit" block className="reservation-find">
            查询
          </Button>
        </Card>
      </Form>
      {asked && <Found asked={asked} />}
    </>
  )
}
