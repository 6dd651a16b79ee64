import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Order } from '#/domains/order/model.ts'
import type { Patient } from '#/domains/patient/model.ts'
import { allPatients } from '#/domains/patient/queries.ts'
import { maskedCertificate, patientName } from '#/domains/patient/rules.ts'
import { genderLabel } from '#/domains/user/model.ts'
import { paths, to } from '#/paths.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { dayText } from '#/shared/form/unreadable-fields.ts'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { NoStorage } from '../components/NoStorage.tsx'
import { TestOrder } from '../components/TestOrder.tsx'
import { storageOrder } from '../queries.ts'
import { missingFields, storedGoodsName, isTestOrder } from '../rules.ts'
import '../components/deposit.css'

/** The saved person. The patient form changes it and returns here. */
function Person({ person, here }: { person: Patient; here: string }) {
  const missing = missingFields(person)
  return (
    <Card title="储存人">
      <Row label="姓名" value={patientName(person)} />
      <Row label="证件" value={maskedCertificate(person) || '--'} />
      <Row label="性别" value={genderLabel[person.gender]} />
      <Row label="出生日期" value={dayText(person, 'birthday') || '--'} />
      <Row label="手机号" value={maskMobile(person.mobile) || '--'} />
      <Row
        label={missing.length > 0 ? `还缺少${missing.join('、')}` : '资料已填写完整'}
        wide
        value={missing.length > 0 ? '去补充' : '去修改'}
        to={to(paths.patientForm, { id: person.id }, { target: here })}
      />
    </Card>
  )
}

function Shown({ order, chosenId }: { order: Order; chosenId: string | null }) {
  const here = to(paths.immjuneStorageForm, { id: order.id })
  const wanted = chosenId ?? order.patient?.id ?? null
  // The order contains the person's data at the time of the order; the saved person may be newer.
  const saved = useQuery({ ...allPatients(), enabled: wanted !== null })
  const person = saved.data?.items.find(({ id }) => id === wanted) ?? (chosenId ? null : order.patient)
  const choose = to(paths.patientSelector, {}, { target: here, patientId: wanted })
  return (
    <>
      <Card title={storedGoodsName(order)}>
        <Row label="订单编号" value={order.orderNumber} />
      </Card>
      {person && <Person person={person} here={here} />}
      {saved.isError && !saved.data && <RefetchButton what="受检人" />}
      <p className="deposit-note">
        {person
          ? `下一步：把订单编号${order.orderNumber}和储存人${patientName(person)}告诉客服，由客服登记到储存合同。`
          : '为谁储存？请从受检人里选择，或者新增一位；选好后由客服登记到储存合同。'}
      </p>
      <ActionBar>
        <LinkButton block kind={person ? 'plain' : 'primary'} to={choose}>
          {person ? '换一位' : '选择储存人'}
        </LinkButton>
        {person && (
          <LinkButton block to={to(paths.contactContent, { sign: 'service' })}>
            联系客服登记
          </LinkButton>
        )}
      </ActionBar>
    </>
  )
}

/**
 * /immjune-storage-form/{id}: the person whose cells are stored (INS-007). No call accepts this form: the person is
 * chosen among the saved patients and edited there, and customer service enters the person into the contract.
 */
export default function StorageFormScreen() {
  const { id } = useScreenParams(paths.immjuneStorageForm)
  const { patientId } = useSearch(paths.immjuneStorageForm)
  const { data: order } = useSuspenseQuery(storageOrder(id))
  return (
    <Page title="储存人资料">
      {order === null ? (
        <NoStorage />
      ) : isTestOrder(order) ? (
        <TestOrder id={id} />
      ) : (
        <Shown order={order} chosenId={patientId} />
      )}
    </Page>
  )
}
