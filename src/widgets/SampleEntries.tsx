import { paths } from '#/paths.ts'
import { CellIcon } from '#/shared/ui/group-icons.tsx'
import { CopyIcon, OrderIcon, PatientIcon, TubeIcon } from '#/shared/ui/icons.tsx'
import { ReportIcon } from '#/shared/ui/shell-icons.tsx'
import { EntryGroup, type EntryLink } from './EntryGroup.tsx'

const entries: readonly EntryLink[] = [
  { label: '绑定样本', to: paths.bindInput, Icon: TubeIcon },
  { label: '绑定牙源样本', to: paths.toothSelect, Icon: CellIcon },
  { label: '绑定储存合同', to: paths.contractBinding, Icon: CopyIcon },
  { label: '样本进度', to: paths.myBinding, Icon: OrderIcon },
  { label: '我的报告', to: paths.myReport, Icon: ReportIcon },
  { label: '受检人', to: paths.patientSelector, Icon: PatientIcon },
]

/** Links for sample tubes and the people they belong to. */
export const SampleEntries = () => <EntryGroup title="样本与报告" entries={entries} />
