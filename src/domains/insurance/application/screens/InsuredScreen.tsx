import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isNoticeConfirmed } from '#/domains/insurance/notice.ts'
import { genderLabel } from '#/domains/user/model.ts'
import { paths, to } from '#/paths.ts'
import { Form } from '#/shared/form/Form.tsx'
import { useFirstFetchDone } from '#/shared/form/use-first-fetch-done.ts'
import { maskIdentity, maskMobile } from '#/shared/lib/idcard.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { dayText } from '#/shared/form/unreadable-fields.ts'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import type { InsureMaterial } from '../model.ts'
import { GivenAnswers } from '../components/GivenAnswers.tsx'
import { InsuredPerson } from '../components/InsuredPerson.tsx'
import { useInsuredForm } from '../forms/use-insured-form.ts'
import { materialById } from '../queries.ts'
import '../components/insure.css'

function Submitted({ material }: { material: InsureMaterial }) {
  const { name, gender, identityCard, mobile, relation, images } = material
  const birthday = dayText(material, 'birthday')
  return (
    <Card title="资料已提交">
      <p className="insure-note" role="status">
        保险公司收到后会与您联系。需要修改请联系客服。
      </p>
      {name && <Row label="被保险人" value={<bdi>{name}</bdi>} />}
      {relation && <Row label="与您的关系" value={relation} />}
      {gender !== 'SECRET' && <Row label="性别" value={genderLabel[gender]} />}
      {birthday && <Row label="出生日期" value={birthday} />}
      {identityCard && <Row label="证件号码" value={maskIdentity(identityCard)} />}
      {mobile && <Row label="手机号" value={maskMobile(mobile)} />}
      <Row label="材料图片" value={`${images.length}张`} />
    </Card>
  )
}

function Editor({ material }: { material: InsureMaterial }) {
  const { person, people, papers, lost, ...form } = useInsuredForm(material)
  return (
    <Form onSubmit={form.save} lost={lost}>
      <GivenAnswers material={material} />
      <InsuredPerson person={person} people={people} papers={papers} />
      <Card>
        <Row
          label="保险责任变更告知书"
          value={isNoticeConfirmed(material.id) ? '已确认' : '请阅读并确认'}
          to={to(paths.liabilityNotice, {}, { material: material.id })}
          wide
        />
      </Card>
      <ActionBar>
        <Button type="submit" kind="plain" block busy={form.saving}>
          保存
        </Button>
        <Button block busy={form.sending} onPress={form.send}>
          提交资料
        </Button>
      </ActionBar>
    </Form>
  )
}

function Known({ id }: { id: string }) {
  const { data: material, isFetching, refetch } = useSuspenseQuery(materialById(id))
  const ready = useFirstFetchDone(isFetching)
  if (!material)
    return (
      <EmptyState
        picture="not-found"
        text="没有找到这份投保资料，可以重新填写"
        action={{ label: '重新填写', to: paths.goodsInsurance }}
      />
    )
  // If this flag is unreadable, the data may already be submitted, and the form would submit it a second time.
  if (material.submitted === UNREADABLE)
    return <FailurePanel text={notReadText('提交状态')} retry={() => void refetch()} />
  if (material.submitted) return <Submitted material={material} />
  return ready ? <Editor material={material} /> : <ScreenSkeleton kind="form" />
}

/** /insured-info/{id}: the insured person and the materials in one form, and the notice (INS-004). */
export default function InsuredScreen() {
  const { id } = useScreenParams(paths.insured)
  return (
    <Page title="被保险人信息">
      <Known id={id} />
    </Page>
  )
}
