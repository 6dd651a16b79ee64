import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { NEVER_SHOWN, seenByOthers, type ShareablePart, topicsNote } from '../share-rules.ts'
import { traits } from '../../results/categories.ts'
import { useCategoryLists } from '../../hooks/use-category-lists.ts'
import { useIsOpened } from '../../hooks/use-is-opened.ts'
import { itemsOf } from '../../rules.ts'
import { unopenedIn } from '../../sensitive/sensitive-rules.ts'
import './share-report.css'

interface SensitiveTopicsProps {
  shareables: readonly ShareablePart[]
  chosen: ReadonlySet<string>
}

/** Shown before a share: the number of sensitive topics that the owner has not opened, whatever their results. */
function SensitiveTopics({ shareables, chosen }: SensitiveTopicsProps) {
  const parts = shareables.filter(({ category }) => chosen.has(category) && traits[category].asks !== 'never')
  const { lists } = useCategoryLists(parts.map(({ category }) => category))
  const isOpened = useIsOpened()
  const read = parts.map(({ category, name }) => {
    const results = lists.find((list) => list.category === category)?.results ?? []
    const topics = unopenedIn(itemsOf(results, category), category, isOpened)
    return { name, topics: results.length > 0 ? topics.length : null }
  })
  const note = topicsNote(read)
  return note && <p role="status">{note}</p>
}

interface ShareAgreementProps {
  shareables: readonly ShareablePart[]
  chosen: ReadonlySet<string>
  onToggle: (category: string) => void
  agreed: boolean
  onAgree: (agreed: boolean) => void
  busy: boolean
  onDone: () => void
}

const hintOf = (count: number, sensitive: boolean) =>
  `${count} 项结果${sensitive ? '，可能涉及家人，请先问问他们' : ''}`

/** The form of a share: each part is chosen separately, the consent has its own text, and nothing is preselected. */
export function ShareAgreement(props: ShareAgreementProps) {
  const { shareables, chosen, onToggle, agreed, onAgree, busy, onDone } = props
  const missing = chosen.size === 0 ? '请先选择要分享的内容' : agreed ? null : '请先阅读并勾选同意'
  return (
    <>
      <Card title="选择要分享的内容">
        <ul className="share-choice">
          {shareables.map(({ category, name, count, sensitive }) => (
            <li key={category}>
              <label>
                <input
                  type="checkbox"
                  aria-label={`${name}，${hintOf(count, sensitive)}`}
                  checked={chosen.has(category)}
                  onChange={() => onToggle(category)}
                />
                <span>
                  <strong>{name}</strong>
                  <span className="muted">{hintOf(count, sensitive)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="别人会看到什么">
        <p role="status">{seenByOthers(shareables, chosen)}</p>
        <SensitiveTopics shareables={shareables} chosen={chosen} />
        <p className="muted">{`不会看到：${NEVER_SHOWN}，以及没有选择的内容`}</p>
      </Card>
      <Card className="share-consent">
        <label>
          <input type="checkbox" checked={agreed} onChange={(event) => onAgree(event.target.checked)} />
          <span>
            我知道链接可能被转发，同意把以上基因检测结果给拿到链接的人看；报告属于他人的，已经取得本人或监护人的同意
          </span>
        </label>
      </Card>
      <ActionBar>
        <Button block busy={busy} onPress={() => (missing ? toast(missing) : onDone())}>
          生成分享链接
        </Button>
      </ActionBar>
    </>
  )
}
