import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ContactChannels } from './ContactChannels.tsx'
import './contact.css'

export function ServiceContent() {
  return (
    <>
      <ContactChannels />
      <Card title="联系前请准备">
        <ul className="contact-list">
          <li>订单问题：订单号和下单的手机号</li>
          <li>样本问题：采样管上的样本编号</li>
          <li>报告问题：受检人的姓名和报告名称</li>
        </ul>
      </Card>
      <Card title="请注意">
        <p className="contact-words">
          客服不会向您要短信验证码、银行卡密码，也不会让您转账到个人账户。如果有人自称客服，向您要这些信息或让您转账，请不要理会。
        </p>
      </Card>
      <Card>
        <Row label="先看看帮助中心" to={paths.help} wide />
        <Row label="写意见反馈" to={to(paths.contactContent, { sign: 'feedback' })} wide />
      </Card>
    </>
  )
}

export function PrivacyContent() {
  return (
    <>
      <Card title="您可以自己做的">
        <Row label="查看、修改个人资料" to={paths.mySetting} wide />
        <Row label="注销账号" to={paths.mySetting} wide />
        <Row label="阅读隐私条款" to={paths.privacy} wide />
      </Card>
      <Card title="需要我们帮忙的">
        <p className="contact-words">
          想查询、复制、更正或删除样本和报告数据，撤回同意，或者怀疑信息被别人看到，请联系客服。我们会先核对您的身份。
        </p>
      </Card>
      <ContactChannels />
    </>
  )
}
