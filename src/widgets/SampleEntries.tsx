import { paths } from '#/paths.ts'
import { CellIcon, CopyIcon, OrderIcon, PatientIcon, TubeIcon } from '#/shared/ui/icons.tsx'
import { ReportIcon } from '#/shared/ui/shell-icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Links for sample tubes and the people they belong to. */
export function SampleEntries() {
  return (
    <Card title="样本与报告">
      <Row label="绑定样本" icon={<TubeIcon size={22} />} to={paths.bindInput} />
      <Row label="绑定牙源样本" icon={<CellIcon size={22} />} to={paths.toothSelect} />
      <Row label="绑定储存合同" icon={<CopyIcon size={22} />} to={paths.contractBinding} />
      <Row label="样本进度" icon={<OrderIcon size={22} />} to={paths.myBinding} />
      <Row label="我的报告" icon={<ReportIcon size={22} />} to={paths.myReport} />
      <Row label="受检人" icon={<PatientIcon size={22} />} to={paths.patientSelector} />
    </Card>
  )
}
