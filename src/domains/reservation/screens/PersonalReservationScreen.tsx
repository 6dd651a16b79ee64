import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { useWrite } from '#/shared/ui/use-write.ts'
import { newReservation, ReservationForm, type ReservationValues } from '../forms/reservation-form.ts'
import { ReservationFields } from '../forms/ReservationFields.tsx'
import { reservationDates } from '../queries.ts'
import { dateLabel, openDates } from '../rules.ts'
import { reserve } from '../writes.ts'

const DRAFT = 'personal-reservation'

/** /personal-reservation-form: a visit without a login (REG-029). */
export default function PersonalReservationScreen() {
  const { data: dates } = useSuspenseQuery(reservationDates())
  const { form, submit } = useZodForm<ReservationValues, ReservationValues>(ReservationForm, {
    defaults: { date: '', time: '', name: '', mobile: '' },
    draft: DRAFT,
    onSubmit: (values) => create.run({ body: newReservation(values) }),
  })
  const visit = useFormVisit(DRAFT)
  const create = useWrite(reserve, { onDone: visit.finish })
  if (create.made)
    return (
      <Page title="个人预约">
        <div role="status">
          <EmptyState
            picture="success"
            text={`预约成功：${dateLabel(create.made.date)} ${create.made.time}。到访时报手机号即可，行程有变请提前联系我们。`}
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
        <Button block busy={create.busy} onPress={submit}>
          提交预约
        </Button>
      </ActionBar>
    </Page>
  )
}
