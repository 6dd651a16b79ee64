import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { reservationApi } from '../contract.ts'
import { newReservation, ReservationForm, type ReservationValues } from '../forms/reservation-form.ts'
import { ReservationFields } from '../forms/ReservationFields.tsx'
import { reservationDates } from '../queries.ts'
import { dateLabel, openDates } from '../rules.ts'

const DRAFT = 'personal-reservation'

/** /personal-reservation-form: a visit without a login (REG-029). */
export default function PersonalReservationScreen() {
  const { data: dates } = useSuspenseQuery(reservationDates())
  const create = useMutation({
    mutationFn: (values: ReservationValues) =>
      call(reservationApi.create, { body: newReservation(values) }, { onceKey: visit.keyFor(values) }),
    meta: { changes: reservationApi.create.row.changes },
    onSuccess: () => visit.finish(),
  })
  const { form, submit } = useZodForm<ReservationValues, ReservationValues>(ReservationForm, {
    defaults: { date: '', time: '', name: '', mobile: '' },
    draft: DRAFT,
    onSubmit: (values) => create.mutate(values),
  })
  const visit = useFormVisit(DRAFT)
  if (create.data)
    return (
      <Page title="个人预约">
        <div role="status">
          <EmptyState
            picture="success"
            text={`预约成功：${dateLabel(create.data.date)} ${create.data.time}。到访时报手机号即可，行程有变请提前联系我们。`}
            action={{ label: '返回首页', to: paths.home }}
          />
        </div>
      </Page>
    )
  if (openDates(dates.items).length === 0)
    return (
      <Page title="个人预约">
        <EmptyState
          picture="empty-list"
          text="近期没有可预约的日期，请过几天再来看看。"
          action={{ label: '返回首页', to: paths.home }}
        />
      </Page>
    )
  return (
    <Page title="个人预约">
      <Card>
        <ReservationFields control={form.control} />
      </Card>
      <ActionBar>
        <Button block busy={create.isPending} onPress={submit}>
          提交预约
        </Button>
      </ActionBar>
    </Page>
  )
}
