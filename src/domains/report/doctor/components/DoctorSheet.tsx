import { type ReactNode, useState } from 'react'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { CAUTION } from '../../results/categories.ts'
import { PrintSheet } from '../../print/components/PrintSheet.tsx'
import { PrintWay } from '../../print/components/PrintWay.tsx'
import { BEFORE_DOSE } from '../../words/main-recommendation-rules.ts'
import type { Reaction } from '../../medicines/reaction-rules.ts'
import { useReportDate } from '../../print/hooks/use-report-date.ts'
import { NOT_A_DIAGNOSIS } from '../../rules.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import { Unfold } from '../../words/components/Unfold.tsx'
import { NAME, type SheetItem, type SheetPage } from '../sheet-rules.ts'
import { SheetItems } from './SheetItems.tsx'
import { SheetPicture } from './SheetPicture.tsx'
import './doctor.css'

/** The first page, which must be understandable alone, on paper and as a picture. */
function FirstPage({ page: { title, who, dates, parts, foot } }: { page: SheetPage }) {
  return (
    <PrintSheet className="doctor">
      <h2>{title}</h2>
      <dl className="doctor-who">
        {who.map(([label, value]) => (
          <div key={label} className={value ? undefined : 'doctor-blank'} aria-hidden={value === '' || undefined}>
            <dt>{label}</dt>
            <dd>{value || '＿＿＿＿'}</dd>
          </div>
        ))}
      </dl>
      <p className="doctor-facts">
        {dates.map((date) => (
          <span key={date}>{date}</span>
        ))}
      </p>
      {parts.map(({ head, items, note }) => (
        <section key={head} className="doctor-part">
          {head && <h2>{head}</h2>}
          <SheetItems items={items} />
          {note && <p>{note}</p>}
        </section>
      ))}
      <p className="doctor-note">{foot}</p>
    </PrintSheet>
  )
}

interface DoctorSheetProps extends Pick<SheetPage, 'who' | 'parts'> {
  /** Whether results are left out: a missing item must not look like an item without a finding. */
  leftOut?: boolean
  /** The exceptions to the advice to continue a medicine. */
  reactions: readonly (Reaction | null)[]
  rest?: readonly SheetItem[]
  children?: ReactNode
}

/** Results for a doctor: one page, with the details folded below. It is made on the phone and sent to nobody. */
export function DoctorSheet({ who, parts, leftOut = false, reactions, rest = [], children }: DoctorSheetProps) {
  const [open, setOpen] = useState(false)
  const reported = useReportDate()
  const dates = [reported, `制表日期 ${formatDate(serverNow(), 'chinese')}`].filter(Boolean)
  const missing = leftOut ? '有的项目没有放进来，没有列出不等于未检出' : '没有列出的项目'
  const stops = reactions.includes('rash') ? '，有皮肤严重过敏风险的药同时先停' : ''
  const asks = reactions.includes('dose') ? `；氟尿嘧啶类的药，${BEFORE_DOSE}` : ''
  const keep = `请勿自行停药或改量；出皮疹先去急诊${stops}${asks}。`
  const foot = `${missing}，${CAUTION}。${keep}${NOT_A_DIAGNOSIS}。`
  const page = { title: '基因检测结果摘要', who, dates, parts, foot }
  const named = who.some(([label, value]) => label === NAME && value !== '')
  return (
    <ReportPage title="给医生看">
      <FirstPage page={page} />
      <div className="doctor-ways">
        {children}
        {/* When the page changes, a new picture must be drawn. */}
        {isWechat() && <SheetPicture key={JSON.stringify(page)} page={page} />}
        <PrintWay />
        <p className="muted">
          {`这一页只在这部手机上生成，不会发给任何人。${named ? '上面写了是谁的报告，打印或存成图片后请收好。' : ''}`}
        </p>
        {rest.length > 0 && <Unfold open={open} onOpen={setOpen} more="看每一项的详细结果" less="收起详细结果" />}
      </div>
      {rest.length > 0 && (
        <PrintSheet className="doctor doctor-rest" title="详细结果" hidden={!open}>
          <h2>详细结果</h2>
          <SheetItems items={rest} />
        </PrintSheet>
      )}
    </ReportPage>
  )
}
