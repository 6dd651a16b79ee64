import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { levelLabel, levels } from '../level-rules.ts'
import '../components/level.css'

const rules = [
  `会员分五个等级，由低到高是：${levels.map((level) => levelLabel[level]).join('、')}。`,
  '您现在是哪一级，以“会员等级”页面显示的为准。',
  '每一级有哪些权益，以“会员等级”页面列出的为准；没有列出的，不作承诺。',
  '页面上写了升级还差多少时，以页面上的数字为准；没有写的，请咨询客服。',
]

export default function MemberRuleScreen() {
  return (
    <Page title="会员规则">
      <Card title="会员等级怎么看" className="level-rules">
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <Link to={paths.memberLevel}>看我的会员等级</Link>
      </Card>
    </Page>
  )
}
