import { traits } from '../categories.ts'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { type Category } from '../report-ids.ts'
import './search-list.css'

/** Shown without search hits; for drugs the text must not sound like a permission. */
export function NothingFound({ term, category }: { term: string; category: Category | null }) {
  return (
    <div className="find-none" role="status">
      <strong>
        <WhenAllRead otherwise={NOT_ALL_READ}>{`没有找到“${term.trim()}”`}</WhenAllRead>
      </strong>
      <p>
        {category === null
          ? '可以换个名称或基因再试试，药用药盒上的通用名；没找到不代表没有风险，也不代表安全，请咨询医生或药师'
          : traits[category].medicines
            ? '药请用药盒上的通用名再试；没找到不代表安全，请咨询医生或药师'
            : '未收录不代表没有风险，可以换个名称或基因再试试'}
      </p>
    </div>
  )
}
