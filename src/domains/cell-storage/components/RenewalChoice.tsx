import { useId } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { usePlaceOrder } from '#/widgets/order/use-place-order.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import type { RenewDepositOrder, Renewal } from '../model.ts'
import { endText, renewalLabel } from '../rules.ts'
import { renewalPlacement } from '../mutations.ts'
import './deposit.css'

interface Choice {
  key: string
  on: boolean
  label: string
  extra?: Renewal['price']
  choose: () => void
}

export function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const name = useId()
  return (
    <fieldset className="deposit-choices">
      <legend>{title}</legend>
      <CollapsedList items={choices} isNeeded={({ on }) => on}>
        {(shown) =>
          shown.map(({ key, on, label, extra, choose }) => (
            <label key={key} className={on ? 'deposit-choice deposit-choice-on' : 'deposit-choice'}>
              <input type="radio" name={name} checked={on} onChange={choose} />
              <span className="deposit-label">{label}</span>
              {extra !== undefined && <Price amount={extra} />}
            </label>
          ))
        }
      </CollapsedList>
    </fieldset>
  )
}

function Ends({ from, until }: { from: EdgeTime; until: EdgeTime }) {
  return (
    <dl className="deposit-ends">
      <div>
        <dt>现在储存至</dt>
        <dd>{endText(from)}</dd>
      </div>
      <ChevronRightIcon size={20} />
      <div>
        <dt>续存后储存至</dt>
        <dd className="deposit-new">{endText(until)}</dd>
      </div>
    </dl>
  )
}

interface RenewalChoiceProps {
  deposit: RenewDepositOrder
  index: number
  onChoose: (index: number) => void
}

/**
 * Orders the renewal once and opens the cashier. After the payment, the contract opens; without a payment, the list of
 * contracts opens.
 */
export function RenewalChoice({ deposit, index, onChoose }: RenewalChoiceProps) {
  const { id, renewals, endTime } = deposit
  const offer = renewals[index] ?? renewals[0]
  // Without a payment, the list of contracts opens, because the last text of the cashier names 我的合同
  // (payment-list-rules.ts).
  const [paid, unpaid] = [to(paths.renewContract, { id }), paths.contractList]
  const place = usePlaceOrder(() => (offer ? renewalPlacement(id, offer) : null), paid, unpaid)
  if (!offer) return null
  const choices = keyed(renewals, ({ name }) => name).map(([key, one], position) => ({
    key,
    on: one === offer,
    label: renewalLabel(one),
    extra: one.price,
    choose: () => onChoose(position),
  }))
  return (
    <>
      <Card>
        <Choices title="续存多久" choices={choices} />
      </Card>
      <Card>
        <Ends from={endTime} until={offer.endTime} />
      </Card>
      <ActionBar>
        <span className="deposit-total" aria-live="polite">
          应付 <Price amount={offer.price} />
          <span className="deposit-until">{`续存至 ${endText(offer.endTime)}`}</span>
        </span>
        <Button busy={place.busy} onPress={place.run}>
          提交并支付
        </Button>
      </ActionBar>
    </>
  )
}
