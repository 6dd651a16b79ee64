import { type ReactNode, useMemo } from 'react'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { severityMarks, severityCounts } from '../../results/detail-rules.ts'
import type { AnalysisResult } from '../../model.ts'
import { LinkedItems } from '../../components/LinkedItems.tsx'
import { CountList } from '../../components/Severity.tsx'
import type { Category } from '../../source/report-ids.ts'
import type { ItemView } from '../../rules.ts'
import { Glossary, ReportText } from '../../words/components/Glossary.tsx'
import { type GeneGroup, geneGroups } from '../gene-groups.ts'
import '../../components/search-list.css'
import './medicines.css'

const UNNAMED = '没有写明基因'

function GeneCard({ group: { gene, lines, items }, category }: { group: GeneGroup; category: Category }) {
  const name = gene || UNNAMED
  const about = gene
    ? `这个基因与下面 ${items.length} 种药有关`
    : `报告没有写出下面 ${items.length} 种药与哪个基因有关。`
  return (
    <Card title={name} extra={<span className="muted">{`${items.length} 种药`}</span>} className="gene-card">
      <CountList
        marks={severityMarks(severityCounts(items.map(({ severity }) => severity)), category)}
        label={`${name}各档数量`}
      />
      <p>
        <ReportText
          text={gene ? `${about}，${lines.length > 0 ? '检测到的基因型：' : '报告没有写出基因型。'}` : about}
        />
      </p>
      <ul className="gene-lines">
        {lines.map((line) => (
          <li key={`${line.place}|${line.genotype}`}>
            <strong>{line.genotype}</strong> <span className="muted">{line.place}</span>
            <p>
              <ReportText text={line.effects.join('；')} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface MedicineGenesProps {
  results: readonly AnalysisResult[]
  items: readonly ItemView[]
  category: Category
  packageType: string
  unlocking: boolean
  renderAction: ((item: ItemView) => ReactNode) | undefined
}

/** A medicine with two genes is shown under both genes; the gene of a locked medicine is unknown. */
export function MedicineGenes({ results, items, ...rest }: MedicineGenesProps) {
  const groups = useMemo(() => geneGroups(results, items), [results, items])
  const locked = items.filter((item) => item.locked).length
  return (
    <>
      {groups.map((group) => (
        <section key={group.gene} aria-label={group.gene || UNNAMED}>
          <Glossary>
            <GeneCard group={group} category={rest.category} />
          </Glossary>
          <LinkedItems groups={[{ name: '', items: group.items }]} {...rest} />
        </section>
      ))}
      <p className="find-count">
        {locked > 0 && <WhenAllRead>{`还有 ${locked} 种药未解锁，解锁后才知道与哪个基因有关。`}</WhenAllRead>}
        <span>基因只是影响用药的一部分，请勿自行停药或改量，有疑问先问医生或药师。</span>
      </p>
    </>
  )
}
