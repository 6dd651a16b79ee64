import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { paths, to } from '#/paths.ts'
import { usePanBoard } from '#/shared/ui/board/use-pan-board.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { CARD, type Layout, layoutOf } from '../../kinship/layout.ts'
import { foldedOf, isFoldable, MAX_DRAWN, toggled, unfoldedAll } from '../fold-rules.ts'
import type { Pedigree } from '../pedigree-rules.ts'
import { PeopleCard } from './PeopleCard.tsx'
import { PersonSheet } from './PersonSheet.tsx'
import { TreeCanvas } from './TreeCanvas.tsx'
import { TreePicture } from './TreePicture.tsx'
import { usePedigree } from '../hooks/use-pedigree.ts'
import './tree.css'

const NOBODY: ReadonlySet<string> = new Set()

function useTree(pedigree: Pedigree) {
  const [unfolded, setUnfolded] = useState(NOBODY)
  const [selected, setSelected] = useState<string | null>(null)
  /** The id of the card that stays in place while branches are folded or unfolded. */
  const held = useRef(pedigree.me)
  const folded = useMemo(() => foldedOf(pedigree, unfolded, selected), [pedigree, unfolded, selected])
  const layout = useMemo(() => layoutOf(pedigree.family, pedigree.me, folded.shown), [pedigree, folded])
  const fold = useCallback(
    (id: string) => {
      held.current = id
      setUnfolded((before) => toggled(pedigree, before, id))
    },
    [pedigree],
  )
  const foldAll = () => {
    held.current = pedigree.me
    setUnfolded(unfolded.size > 0 ? NOBODY : unfoldedAll(pedigree))
  }
  return { unfolded, selected, setSelected, held, folds: folded.folds, undrawn: folded.undrawn, layout, fold, foldAll }
}

/** The middle of a card, in fractions of the board; without a card the middle of the board. */
function spotOf({ placed, width, height }: Layout, id: string | null) {
  const place = placed.get(id ?? '')
  if (!place) return { x: 0.5, y: 0.5 }
  return { x: (place.x + CARD.width / 2) / width, y: (place.y + CARD.height / 2) / height }
}

/** The board, whose layout may change; the card in `held` then stays in place. */
function useBoard(layout: Layout, home: string | null, held: { readonly current: string }) {
  const { frame, board, centre } = usePanBoard(spotOf(layout, home))
  const last = useRef(layout)
  useLayoutEffect(() => {
    const [before, now] = [last.current.placed.get(held.current), layout.placed.get(held.current)]
    last.current = layout
    if (!before || !now) return
    const factor = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
    board.current?.shift({ x: (now.x - before.x) * factor, y: (now.y - before.y) * factor })
  }, [layout, board, held])
  return { frame, board, centre }
}

/** The family as a tree with me in its middle (LIT-020). */
export function FamilyTree() {
  const pedigree = usePedigree()
  const { unfolded, selected, setSelected, held, folds, undrawn, layout, fold, foldAll } = useTree(pedigree)
  const [isOpen, setOpen] = useState(false)
  const { frame, board, centre } = useBoard(layout, pedigree.isFirst ? null : pedigree.me, held)
  const press = useCallback(
    (id: string) => {
      setSelected(id)
      setOpen(true)
    },
    [setSelected],
  )
  const { isFirst, members, apart } = pedigree
  const member = members.get(selected ?? '') ?? apart.find(({ id }) => id === selected)
  return (
    <div className="tree">
      <div className="tree-tools">
        <Button kind="plain" label="缩小" onPress={() => board.current?.zoomOut()}>
          −
        </Button>
        <Button kind="plain" label="放大" onPress={() => board.current?.zoomIn()}>
          +
        </Button>
        <Button kind="plain" onPress={centre}>
          居中
        </Button>
        {isFoldable(pedigree) && (
          <Button kind="plain" onPress={foldAll}>
            {unfolded.size > 0 ? '全部收起' : '全部展开'}
          </Button>
        )}
        {!isFirst && <TreePicture pedigree={pedigree} />}
      </div>
      <TreeCanvas {...{ pedigree, layout, folds, selected, frame }} onPress={press} onFold={fold} />
      {undrawn > 0 && (
        <p className="tree-hint" role="status">
          {`图上只画了关系最近的 ${MAX_DRAWN} 人，其余 ${undrawn} 人请看上面的“列表”。`}
        </p>
      )}
      <p className="tree-hint">
        {isFirst ? '族谱里还只有您。先邀请父母，点虚线卡片就可以。' : '点一下家人，看看怎么称呼、是怎样的亲戚。'}
      </p>
      <PeopleCard title="其他亲属" members={apart} onPress={press} />
      <div className="tree-foot">
        <LinkButton block kind={isFirst ? 'primary' : 'plain'} to={to(paths.familyInvite)}>
          邀请家人
        </LinkButton>
      </div>
      {member && <PersonSheet {...{ pedigree, member }} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
