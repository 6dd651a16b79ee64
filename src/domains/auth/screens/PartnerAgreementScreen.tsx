import { paths } from '#/paths.ts'
import { useNavigate } from 'react-router'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Page, useGoBack } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import BundledText from '../components/BundledText.tsx'
import { acceptedAddress } from '../rules.ts'
import { partnerAgreed } from '../../user/store.ts'

/** /shared-economy-partner-agreement: the text and its button. Agreeing returns to the screen that opened it. */
export default function PartnerAgreementScreen() {
  const target = safeTarget(useSearch(paths.partnerAgreement).target)
  const navigate = useNavigate()
  const goBack = useGoBack()
  const agree = () => {
    partnerAgreed.write(true)
    toast('已同意', 'success')
    if (target) void navigate(acceptedAddress(target), { replace: true })
    else goBack()
  }
  return (
    <Page title="共享经济合作伙伴协议">
      <BundledText name="partnerAgreement" />
      <ActionBar>
        <Button block onPress={agree}>
          我已阅读并同意本用户协议
        </Button>
      </ActionBar>
    </Page>
  )
}
