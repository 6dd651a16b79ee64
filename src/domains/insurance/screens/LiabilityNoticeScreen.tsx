import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { ActionBar, Card, Page, useGoBack } from '#/shared/ui/Page.tsx'
import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { confirmNotice, isNoticeConfirmed, notifyOpener } from '../notice.ts'
import { liabilityNotice } from '../notice-text.ts'
import '../components/insurance.css'

/** /insurance-liability-change-notice: the notice and 确认, which records the confirmation and goes back (LOGIN-003). */
export default function LiabilityNoticeScreen() {
  const goBack = useGoBack()
  const { key } = useLocation()
  const { material } = useSearch(paths.liabilityNotice)
  const [confirmed, setConfirmed] = useState(() => isNoticeConfirmed(material))
  const confirm = () => {
    confirmNotice(material)
    setConfirmed(true)
    toast('已确认', 'success')
    // A notice in a separate window has no previous page: the window closes, or a text says that it can be closed.
    if (key !== 'default' || !notifyOpener()) goBack()
  }
  return (
    <Page title="保险责任变更告知书">
      {liabilityNotice.map(({ title, lines }) => (
        <Card key={title} title={title}>
          {lines.map((line) => (
            <p key={line} className="notice-line">
              {line}
            </p>
          ))}
        </Card>
      ))}
      <p className="insurance-note" role="status">
        {confirmed && '您已确认这份告知书，可以返回或关闭这个页面。'}
      </p>
      <ActionBar>
        <Button block onPress={confirm}>
          确认
        </Button>
      </ActionBar>
    </Page>
  )
}
