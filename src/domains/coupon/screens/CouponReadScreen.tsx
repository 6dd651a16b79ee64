import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import '../components/coupon.css'

const sections: readonly { title: string; lines: readonly string[] }[] = [
  {
    title: '有哪几种券',
    lines: [
      '满减券：写着“¥50”，表示订单直接减50元；最多减到0元，不找零。',
      '折扣券：写着“8.5折”，表示只付商品金额的85%，省下的金额精确到分。',
    ],
  },
  {
    title: '满多少才能用',
    lines: [
      '写着“满200.00可用”的券，商品金额达到200元（含200元）才能用。',
      '写着“无门槛”的券，不限金额。运费不计入门槛。',
    ],
  },
  {
    title: '什么时候能用',
    lines: [
      '每张券都写着起止日期，到了开始时间才能用，过了结束时间自动失效。',
      '还没到时间的券显示“未开始”，不用做什么，到时间会自动变成“去使用”。',
      '时间以我们的服务器为准，与手机上的时间无关。',
    ],
  },
  {
    title: '下单时怎么用',
    lines: [
      '一个订单只能用一张券，不能叠加。',
      '提交订单时会自动选好最优惠的一张，您也可以换一张，或者不用。',
      '不能用的券会写明原因，比如还差多少钱。',
      '写着“指定商品可用”的券，点“去使用”可以看到能买哪些商品。',
    ],
  },
  {
    title: '取消和退款怎么办',
    lines: [
      '订单未付款就取消：券退回“未使用”，在有效期内可以再用。',
      '付款后退款：退还您实际付的钱，券抵掉的部分不折成现金。券能否退回，以退款时的说明为准。',
      '退回的券如果已经过了结束时间，就不能再用了。',
    ],
  },
  {
    title: '在哪里领、在哪里找',
    lines: ['商品页和“待领取”里的券，点一下就能领，每张券每人领一次。', '领到的券在“我的”—“优惠券”里。'],
  },
]

/** /my-coupon-read: how coupons work, in plain words (ADD-009). */
export default function CouponReadScreen() {
  return (
    <Page title="优惠券使用说明">
      {sections.map(({ title, lines }) => (
        <Card key={title} title={title} className="coupon-read">
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
      <div className="coupon-end">
        <LinkButton block to={to(paths.myCoupon, { status: 'CLAIMED' })}>
          查看我的优惠券
        </LinkButton>
      </div>
    </Page>
  )
}
