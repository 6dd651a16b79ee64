import { type Ref, useMemo } from 'react'
import { type Layout } from '../../kinship/layout.ts'
import { chainOf } from '../path-rules.ts'
import type { Fold } from '../fold-rules.ts'
import { linesOf, pairsOf } from '../line-rules.ts'
import { readingOrder } from '../list-rules.ts'
import { type Pedigree, peopleIn } from '../pedigree-rules.ts'
import { rem, TreeCard } from './TreeCard.tsx'
import { TreeLines } from './TreeLines.tsx'
import './tree.css'

interface TreeCanvasProps {
  pedigree: Pedigree
  layout: Layout
  folds: ReadonlyMap<string, Fold>
  selected: string | null
  frame: Ref<HTMLDivElement>
  onPress: (id: string) => void
  onFold: (id: string) => void
}

/** The cards, above their lines. Screen readers read the cards in the order of the list. */
export function TreeCanvas({ pedigree, layout, folds, selected, frame, onPress, onFold }: TreeCanvasProps) {
  const order = useMemo(() => readingOrder(pedigree), [pedigree])
  const lines = useMemo(() => linesOf(pedigree.family, layout), [pedigree, layout])
  const path = useMemo(() => {
    const member = pedigree.members.get(selected ?? '')
    return member && member.kind !== 'me' ? chainOf(pedigree, member).map(({ id }) => id) : []
  }, [pedigree, selected])
  const lit = useMemo(() => pairsOf(path), [path])
  const count = peopleIn(pedigree).length
  return (
    <div
      ref={frame}
      className="tree-frame"
      role="group"
      aria-label={`族谱图，共${count}人。用手指移动和放大；上面的“列表”里是同样的人。`}
    >
      <div className="tree-layer" style={{ width: rem(layout.width), height: rem(layout.height) }}>
        <TreeLines lines={lines} layout={layout} lit={lit} />
        {order.map((member) => {
          const place = layout.placed.get(member.id)
          return (
            place && (
              <TreeCard
                key={member.id}
                member={member}
                x={place.x}
                y={place.y}
                lit={path.includes(member.id)}
                invites={pedigree.isFirst && member.kind === 'open'}
                fold={folds.get(member.id)}
                onPress={onPress}
                onFold={onFold}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
