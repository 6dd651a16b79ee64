import { errorText } from '#/shared/api/errors.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { DayGridField } from '#/shared/form/DayGridField.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { Form } from '#/shared/form/Form.tsx'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Stepper } from '#/shared/ui/Stepper.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { MAX_CHILDREN } from '../child-rules.ts'
import { ChildFields } from '../forms/ChildFields.tsx'
import { type Offer } from '../hooks/use-offer.ts'
import { useSummerForm } from '../forms/use-summer-form.ts'
import './summer.css'

type SummerForm = ReturnType<typeof useSummerForm>

/** If the chosen day has become full, a text names the nearest free days. */
function Days({ form, offer }: Pick<SummerForm, 'form' | 'offer'>) {
  const { verdict, birthdayProblem, days, taken, count } = offer
  const problem = verdict.problem ?? birthdayProblem
  if (problem)
    return (
      <p className="summer-problem" role="alert">
        {problem}
      </p>
    )
  if (!days) return <p className="muted">填写孩子的出生日期后，显示这一组的日期和名额</p>
  if (days.length === 0)
    return (
      <WhenAllRead>
        <p className="muted">这一组近期没有活动日期，请过几天再来看看</p>
      </WhenAllRead>
    )
  return (
    <>
      <DayGridField
        control={form.control}
        name="date"
        label="活动日期"
        days={days}
        hint={count > 1 ? `名额不够${count}个孩子的日期显示为约满` : ''}
      />
      {taken && (
        <p className="summer-problem" role="alert">
          {taken}
        </p>
      )}
    </>
  )
}

function Guardian({ form }: Pick<SummerForm, 'form'>) {
  return (
    <Card title="监护人">
      <TextField
        control={form.control}
        name="guardian.name"
        label="监护人姓名"
        placeholder="陪同或联系的成年家人"
        autoComplete="name"
        maxLength={30}
      />
      <MobileField control={form.control} name="guardian.mobile" label="监护人手机号" placeholder="用于接收活动通知" />
    </Card>
  )
}

/** The total from the server; without it, the person cannot pay. */
function PayBar({ offer, busy, closed }: { offer: Offer; busy: boolean; closed: string | null }) {
  const refetch = useRefetch()
  if (offer.failed)
    return (
      <ActionBar>
        <span className="summer-total" role="alert">
          {errorText(offer.failed)}
        </span>
        <Button busy={offer.reading} onPress={refetch}>
          重新读取
        </Button>
      </ActionBar>
    )
  return (
    <ActionBar>
      <span className="summer-total" aria-live="polite">
        {offer.total === null ? <span className="muted">选好孩子后显示费用</span> : <Price amount={offer.total} />}
      </span>
      <Button type="submit" busy={busy} disabled={closed !== null}>
        {closed ? '暂不能报名' : offer.total === 0 ? '提交报名' : '提交并支付'}
      </Button>
    </ActionBar>
  )
}

export function SignUpForm({ closed, max }: { closed: string | null; max: number | null }) {
  const { form, submit, lost, offer, setCount, busy } = useSummerForm()
  return (
    <Form onSubmit={submit} lost={lost}>
      {closed && (
        <p className="summer-closed" role="alert">
          {`${closed}。填写的内容已保留。`}
        </p>
      )}
      <Card
        title="参加的孩子"
        extra={
          <Stepper
            label="孩子人数"
            value={offer.count}
            min={1}
            max={Math.max(offer.count, Math.min(MAX_CHILDREN, max ?? MAX_CHILDREN))}
            onChange={(count) => void setCount(count)}
          />
        }
      >
        {Array.from({ length: offer.count }, (_, index) => (
          // eslint-disable-next-line react/no-array-index-key -- children come and go at the end only
          <ChildFields key={index} form={form} index={index} group={offer.groupOf(index)} />
        ))}
      </Card>
      <Card {...(offer.days ? {} : { title: '活动日期' })}>
        <Days form={form} offer={offer} />
      </Card>
      <Guardian form={form} />
      <PayBar offer={offer} busy={busy} closed={closed} />
    </Form>
  )
}
