import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import './buy-bar.css'

// The style of the bar reserves the space of these links.
export const BuyLinks = optionalPart(() => import('./BuyLinks.tsx'))

interface BuyBarProps {
  refusal: string | null
  children: ReactNode
  onBuy: () => void
  onShare: (() => void) | null
}

/**
 * The bottom bar of the goods page, with its button or the reason why the goods cannot be bought (GOODS-001,
 * GOODS-002).
 */
export function BuyBar({ refusal, children, onBuy, onShare }: BuyBarProps) {
  return (
    <ActionBar>
      <div className="buy-bar">
        {!refusal && <p>{children}</p>}
        <span className="buy-links">
          <BuyLinks onShare={onShare} />
        </span>
        <Button disabled={refusal !== null} onPress={onBuy}>
          {refusal ?? '立即购买'}
        </Button>
      </div>
    </ActionBar>
  )
}
