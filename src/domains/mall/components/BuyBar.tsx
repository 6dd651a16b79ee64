import { type ReactNode, Suspense } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { optional } from '#/shared/ui/late/optional.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import './buy-bar.css'

// The bar keeps their room.
const BuyLinks = optional(async () => (await import('./BuyLinks.tsx')).BuyLinks)

interface BuyBarProps {
  refusal: string | null
  /** What it costs, above the buttons. */
  children: ReactNode
  onBuy: () => void
  onShare: (() => void) | null
}

/** The bottom bar of the goods page: price, links, and the button, or why the goods cannot be bought (GOODS-001, GOODS-002). */
export function BuyBar({ refusal, children, onBuy, onShare }: BuyBarProps) {
  return (
    <ActionBar>
      <div className="buy-bar">
        {!refusal && <p>{children}</p>}
        <span className="buy-links">
          <Suspense fallback={null}>
            <BuyLinks onShare={onShare} />
          </Suspense>
        </span>
        <Button disabled={refusal !== null} onPress={onBuy}>
          {refusal ?? '立即购买'}
        </Button>
      </div>
    </ActionBar>
  )
}
