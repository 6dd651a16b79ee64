import { useMemo, useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import '#/shared/ui/choice.css'
import { CheckIcon, HelpIcon } from '#/shared/ui/icons.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { LinkedItems } from '../../components/LinkedItems.tsx'
import { traits } from '../../results/categories.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import type { AnalysisResult } from '../../model.ts'
import { doctorLink } from '../../source/report-addresses.ts'
import type { Category } from '../../source/report-ids.ts'
import type { ItemView } from '../../rules.ts'
import { useOwner } from '../../words/hooks/use-owner.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { medicinesByUrgency } from '../due-rules.ts'
import { NOT_COMBINED, notListedText, splitByReport, inUseHeading, withoutName } from '../medicine-rules.ts'
import { AddMedicine } from './AddMedicine.tsx'
import { renderInUseButton } from './InUseButton.tsx'
import { StorageNote } from './StorageNote.tsx'
import type { Medicines } from '../hooks/use-medicines.ts'
import '../../components/item-list.css'
import '../../components/marks.css'
import './medicines.css'

function Absent({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li>
      <div className="item-line">
        <span className="item-row">
          <span className="item-icon tone-locked">
            <HelpIcon size={22} />
          </span>
          <span className="item-text">
            <strong>{name}</strong>
            <span className="muted">
              <WhenAllRead otherwise={notListedText(name, false)}>{notListedText(name, true)}</WhenAllRead>
            </span>
          </span>
        </span>
        <button
          type="button"
          className="choice choice-on in-use-mark"
          aria-pressed="true"
          aria-label={`在用：${name}`}
          onClick={onRemove}
        >
          <CheckIcon size={18} />
          在用
        </button>
      </div>
    </li>
  )
}

interface InUseSectionProps {
  medicines: Medicines
  items: readonly ItemView[]
  results: readonly AnalysisResult[]
  category: Category
  packageType: string
  unlocking: boolean
  child: boolean
}

export function InUseSection({ medicines, items, results, category, child, ...locks }: InUseSectionProps) {
  const { reportRef, link } = useReportRef()
  const { list, change } = medicines
  const head = inUseHeading(useVoice())
  const [adding, setAdding] = useState(false)
  const { found, absent } = useMemo(() => splitByReport(list, items), [list, items])
  const owner = useOwner(child)
  const urgent = medicinesByUrgency(found, (view) => view, owner)
  const ordinary = found.some(({ severity }) => severity === 'NORMAL')
  const clear = async () => {
    const sure = await confirm({ title: `清空${head}？`, text: '只清空这里的记录，报告不受影响。', confirm: '清空' })
    if (sure) change(() => [])
  }
  return (
    <Card
      title={head}
      className="in-use"
      extra={list.length > 0 && <span className="muted">{`${list.length} 种`}</span>}
    >
      {list.length === 0 && <p>把正在用的药加进来，下次打开就能看到结果，也方便给医生看。</p>}
      {found.length > 0 && (
        <LinkedItems
          groups={[{ name: '', items: urgent }]}
          category={category}
          renderAction={renderInUseButton}
          {...locks}
        />
      )}
      {absent.length > 0 && (
        <ul className="item-list" aria-label="没有和报告对上的药">
          {absent.map((name) => (
            <Absent key={name} name={name} onRemove={() => change((before) => withoutName(before, name))} />
          ))}
        </ul>
      )}
      {list.length > 0 && <p className="muted">{`${NOT_COMBINED}。`}</p>}
      {ordinary && <p className="muted">{`${traits[category].caution}。`}</p>}
      <StorageNote medicines={medicines} child={child} />
      <div className="in-use-ways">
        <Button kind={list.length > 0 ? 'plain' : 'primary'} onPress={() => setAdding(true)}>
          添加在用的药
        </Button>
        {list.length > 0 && (
          <>
            <LinkButton kind="plain" to={link(doctorLink(reportRef, child))}>
              {`给医生看（含${head}）`}
            </LinkButton>
            <Button kind="text" onPress={() => void clear()}>
              清空
            </Button>
          </>
        )}
      </div>
      <AddMedicine open={adding} onClose={() => setAdding(false)} {...{ medicines, results, category }} />
    </Card>
  )
}
