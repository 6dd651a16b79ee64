import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import '../../components/item.css'
import './deblocking.css'
import '../../components/marks.css'

const answers: [question: string, answer: string][] = [
  ['解锁后多久能看到？', '付款成功后系统自动生成，一般几分钟内完成。页面会自动更新，不需要一直等在这里。'],
  ['需要重新采样吗？', '不需要。用的是您已经送检的样本，不会再寄采样盒。'],
  ['不解锁会影响已有的结果吗？', '不会。已经能看的项目一直免费，随时都能看。'],
  ['结果会给别人看到吗？', '只有您自己能看到。要给家人看，需要您在报告里选择分享。'],
  ['付了款没有出结果怎么办？', '订单在“我的订单”里，可以随时联系客服处理。'],
]

export function UnlockAnswers() {
  return (
    <Card title="您可能想问" className="sections">
      {answers.map(([question, answer]) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDownIcon size={18} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Card>
  )
}

/** An invented result, marked as a sample; the person's own data is never shown blurred. */
export function UnlockSample() {
  return (
    <Card title="解锁后的样子" extra={<span className="unlock-tag">示例</span>}>
      <div className="unlock-sample">
        <strong>某某项目</strong>
        <p>这里是一句话结论：用日常的话说明结果是什么意思。</p>
        <ul className="gains">
          <li>建议一：现在就可以做的事</li>
          <li>建议二：什么时候需要找医生聊聊</li>
        </ul>
      </div>
    </Card>
  )
}
