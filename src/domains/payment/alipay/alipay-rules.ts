import { paths, type SearchOf, searchOf, to } from '#/paths.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { paymentListName } from '../payment-list-rules.ts'
import { safePayUrl } from './safe-pay.ts'

/** The parameters of /alipay (specification §2, decision 115). */
export interface AlipayQuery {
  /** The address of the payment service's page; null when missing or not allowed. */
  goto: string | null
  backButton: boolean
  /** Shows the address as a QR code, to be scanned with another phone. */
  scanCode: boolean
  orderId: string
  /** The id of an organisation whose customers pay without a login. */
  companyId: string
  /** The address of the app to open after the payment. */
  next: string | null
  toStatus: boolean
  reservation: boolean
  /** The time until which the reservation is held. */
  heldUntil: number | null
}

const ID = /^[\w-]{1,64}$/
const id = (raw: string | null): string => (raw && ID.test(raw) ? raw : '')
export function alipayQuery(
  search: SearchOf<typeof paths.alipay>,
  hosts?: readonly string[],
  origin?: string,
): AlipayQuery {
  return {
    goto: safePayUrl(search.goto, hosts)?.href ?? null,
    backButton: !search.noBackOrderButton,
    scanCode: search.scanCode,
    orderId: id(search.orderId),
    companyId: id(search.companyId),
    next: safeTarget(search.JumpToUrl, origin),
    toStatus: search.toPayStatus,
    reservation: search.isReservation,
    heldUntil: search.heldUntil,
  }
}

/**
 * PAY-050, PAY-052: whether the payment service opens automatically. It does not open in WeChat, which cannot open
 * Alipay, or if the address is shown as a QR code.
 */
export const opensAutomatically = ({ goto, scanCode }: AlipayQuery, inWechat: boolean): boolean =>
  goto !== null && !inWechat && !scanCode

/** The return address of the payment, which is a parameter of the confirmation's address; null for an order. */
export function returnAddressOf({ next }: Pick<AlipayQuery, 'next'>): string | null {
  if (next === null) return null
  const { pathname, searchParams } = new URL(next, window.location.origin)
  return pathname === paths.cashier ? searchOf(paths.cashier, searchParams).returnUrl : next
}

/** @returns a sentence that says where the person can start the payment again. */
export const brokenLinkText = (asked: Pick<AlipayQuery, 'next'>): string =>
  `支付链接不完整，请回到${paymentListName(returnAddressOf(asked))}重新支付`

/** The target of the link 已完成支付 on /alipay. */
export function paidTarget({ next, toStatus, orderId }: AlipayQuery): string {
  if (next && !toStatus) return next
  return to(paths.alipayed, {}, { orderId })
}
