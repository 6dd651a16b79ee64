import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import './bind.css'

/** Genetic data is sensitive personal information: its consent is separate from any other and never preselected. */
const sentences = [
  '我们会检测样本中的基因数据，用来生成受检人的检测报告。',
  '基因数据属于敏感个人信息，未经您另外同意，不会用于其他目的。',
  '您可以联系客服撤回同意；撤回前已经完成的检测不受影响。',
]

interface ConsentProps {
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** The consent box directly above the button, visible at any window size. */
export function ConsentTick({ agreed, onAgree }: ConsentProps) {
  return (
    <label className="consent-tick">
      <input type="checkbox" checked={agreed} onChange={(event) => onAgree(event.target.checked)} />
      <span>我已了解以上内容，单独同意处理受检人的基因数据；为他人送检的，已取得本人或其监护人的同意</span>
    </label>
  )
}

export function ConsentCard() {
  return (
    <Card title="基因数据处理同意" className="consent">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link className="consent-link" to={paths.privacy}>
        《隐私条款》
      </Link>
    </Card>
  )
}
