import type { Cents } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'

/** The bottom bar of the goods page: price and buy button, or why the goods cannot be bought (GOODS-001, GOODS-002). */
export function BuyBar({
  refusal,
  amount,
  onBuy,
}: {
  refusal: string | null
  amount: Cents | null
  onBuy: () => void
}) {
  return (
    <ActionBar>
      {refusal ? (
        <Button disabled block>
          {refusal}
        </Button>
      ) : (
        <>
          {amount === null ? <span className="muted">请选择规格</span> : <Price amount={amount} size="normal" />}
          <Button onPress={onBuy}>立即购买</Button>
        </>
      )}
    </ActionBar>
  )
}
