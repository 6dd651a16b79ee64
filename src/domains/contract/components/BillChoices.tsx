import { type ReactNode, useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { ListBlocks } from '#/shared/ui/lists/ListBlocks.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { BillDetails } from '#/widgets/bill/BillDetails.tsx'
import type { Contract } from '../model.ts'
import { contractNumbers, togetherAmount } from '../rules.ts'
import { usePayTogether } from '../hooks/use-pay-together.ts'
import './contract.css'

const BILL_REM = 14

function BillChoice({ contract, on, toggle }: { contract: Contract; on: boolean; toggle: () => void }) {
  return (
    <Card>
      <label className="bill-choice">
        <input type="checkbox" checked={on} onChange={toggle} />
        <strong className="bill-text">{contract.name || '服务合同'}</strong>
        <Price amount={contract.bill?.settlementAmount} />
      </label>
      <BillDetails contract={contract}>
        <Row label="合同编号" value={contractNumbers(contract)} />
      </BillDetails>
    </Card>
  )
}

export function BillChoices({ open, children }: { open: readonly Contract[]; children: ReactNode }) {
  // Stores the deselected bills and not the selected bills, so that a bill that becomes open later is selected.
  const [off, setOff] = useState<readonly string[]>([])
  const chosen = open.filter(({ id }) => !off.includes(id))
  const pay = usePayTogether(chosen)
  const toggle = (id: string) => setOff(off.includes(id) ? off.filter((entry) => entry !== id) : [...off, id])
  return (
    <>
      <fieldset className="bill-choices">
        <legend className="muted bill-hint">请选择要一起支付的账单</legend>
        <div role="list">
          <ListBlocks items={open} itemKey={({ id }) => id} rem={BILL_REM} initialCount={1}>
            {(contract) => (
              <BillChoice contract={contract} on={!off.includes(contract.id)} toggle={() => toggle(contract.id)} />
            )}
          </ListBlocks>
        </div>
      </fieldset>
      {children}
      <ActionBar>
        <span className="bill-sum" aria-live="polite">
          <span>{`已选${chosen.length}笔 `}</span>
          <Price amount={togetherAmount(chosen)} />
        </span>
        <Button busy={pay.busy} onPress={pay.run}>
          去支付
        </Button>
      </ActionBar>
    </>
  )
}
