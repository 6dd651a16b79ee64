import { useState } from 'react'
import { config } from '#/config.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import './member.css'

/** Explains how to have the account deleted. No call deletes an account: customer service deletes it on request. */
export function DeletionRow() {
  const [open, setOpen] = useState(false)
  const phone = config.servicePhone
  return (
    <>
      <Row label="注销账号" onPress={() => setOpen(true)} />
      <Sheet title="注销账号" open={open} onClose={() => setOpen(false)}>
        <div className="deletion">
          <p>
            {`注销要由客服办理。${phone ? '请打客服电话：' : `请在微信里关注“${config.appName}”公众号，留言“注销账号”。`}`}
          </p>
          {phone && (
            <a className="deletion-phone" href={`tel:${phone}`}>
              {phone}
            </a>
          )}
          <p>客服会核对您的手机号。核对以后，下面这些会删除，不能恢复：</p>
          <ul>
            <li>姓名、头像、手机号和收货地址</li>
            <li>受检人、样本和检测报告</li>
            <li>健康档案</li>
            <li>没有用完的优惠券、票券和积分</li>
          </ul>
          <p>已经付款的订单、发票和储存合同，要按法律规定的期限保存。还没有完成的订单，请先办完或退款。</p>
        </div>
      </Sheet>
    </>
  )
}
