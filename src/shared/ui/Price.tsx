import { formatAmount } from '#/shared/lib/money.ts'
import './price.css'

/** An amount in cents, in one of four font sizes; a missing amount is `--`. */
export function Price({
  amount,
  size = 'normal',
}: {
  amount: number | null | undefined
  size?: 'small' | 'normal' | 'large' | 'huge'
}) {
  const text = formatAmount(amount)
  if (text === '--') return <span className={`price price-${size} price-none`}>--</span>
  const [yuan, fraction] = text.replace('-', '').split('.')
  const minus = text.startsWith('-') ? '-' : ''
  return (
    <span className={`price price-${size}`}>
      <span aria-hidden="true">
        <small>{`${minus}¥`}</small>
        <span>{yuan}</span>
        <small>{`.${fraction}`}</small>
      </span>
      <span className="sr-only">{`${minus}¥${yuan}.${fraction}`}</span>
    </span>
  )
}
