import { Button } from '#/shared/ui/Button.tsx'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { geneRows } from '../../genes/gene-rules.ts'
import { type ItemDetail, notNamedText } from '../../results/item-rules.ts'
import type { CausalGene } from '../../model.ts'
import { classText, expertText } from '../expert-rules.ts'
import { copyWithWord } from './CopyPart.tsx'
import { GeneCards, LocusCards } from './GeneCards.tsx'
import './experts.css'

interface ForExpertsProps {
  detail: ItemDetail
  /** null for results without genes. */
  genes: readonly CausalGene[] | null
  /** The name of the item, for a manually written gene (REP-038). */
  name?: string | undefined
  linkOf?: (name: string) => string
}

/** Class, genes and loci, folded at first; parts without data are left out (REPX-001). */
export function ForExperts({ detail, genes, name, linkOf }: ForExpertsProps) {
  const { loci } = detail
  const group = classText(detail)
  if (!genes && loci.length === 0 && !group) return null
  const rows = geneRows(genes ?? [])
  const unnamed = notNamedText(detail)
  return (
    <details className="card experts">
      <summary>
        <h2>给专业人士</h2>
        <ChevronDownIcon size={18} />
      </summary>
      <p className="muted">检测的原始记录，看不懂没关系；可以给医生或遗传咨询师看。</p>
      {group && (
        <>
          <h3>分类</h3>
          <p>{group}</p>
        </>
      )}
      {genes && (
        <>
          <h3>基因变异</h3>
          {unnamed && <p>{`${unnamed}。`}</p>}
          <GeneCards rows={rows} linkOf={linkOf} />
          <p className="inherit">“致病”“可能致病”是按国际通用标准给变异分的级，说的是变异本身，不是诊断。</p>
        </>
      )}
      {loci.length > 0 && (
        <>
          <h3>位点</h3>
          <LocusCards loci={loci} />
        </>
      )}
      <Button kind="plain" block onPress={() => void copyWithWord(expertText(detail, rows, name))}>
        全部复制成文字
      </Button>
    </details>
  )
}
