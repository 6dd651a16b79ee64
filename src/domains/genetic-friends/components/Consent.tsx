import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { writeConsentToCache } from '../queries.ts'
import { giveConsent } from '../mutations.ts'
import './consent.css'

const parts = [
  {
    title: '这是做什么的',
    lines: [
      '用您的基因检测结果，和同样同意了的用户比一比，看看谁可能和您有血缘关系。',
      '结果可能出乎意料，比如发现以前不知道的亲戚。请想好再决定。',
    ],
  },
  {
    title: '别人会看到什么',
    lines: [
      '您的姓名和头像。知道您姓名或手机号的人可以搜索到您，您也可能被推荐给别人。',
      '双方都同意成为亲友后：你们的相似度。',
      '您单独打开分享后：您的检测结果，只给这一位亲友看。每一位都要单独打开。',
    ],
  },
  { title: '谁也看不到什么', lines: ['您的手机号，您的疾病和患病风险。'] },
  {
    title: '怎样收回',
    lines: [
      '随时可以在“基因亲友”的“授权”里一次关闭，马上生效。对方之前已经看过的内容收不回来。',
      '不同意也没关系，其他服务照常使用。',
    ],
  },
]

/**
 * FAM-011: the separate consent to the use of gene data by genetic friends. Gene data is sensitive, so the consent is
 * not combined with other consents and never ticked in advance.
 */
export function Consent() {
  const client = useQueryClient()
  const [agreed, setAgreed] = useState(false)
  const give = useAppMutation(giveConsent, { onDone: () => writeConsentToCache(client, true) })
  return (
    <>
      <Card title="使用基因亲友前，请先看一看" className="kin-consent">
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <Link className="kin-consent-link" to={paths.privacy}>
          《隐私条款》
        </Link>
      </Card>
      <Card className="kin-agree">
        <label>
          <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
          <span>我已了解并同意为基因亲友使用我的基因数据。基因数据属于敏感个人信息，这是一份单独的同意</span>
        </label>
        <Button block busy={give.busy} onPress={() => (agreed ? give.run({}) : toast('请先阅读并勾选同意'))}>
          同意并继续
        </Button>
        <LinkButton kind="plain" block to={paths.myMain}>
          暂不授权
        </LinkButton>
      </Card>
    </>
  )
}
