import { keyed } from '#/shared/lib/keyed.ts'
import { SeverityMark } from '../../components/Severity.tsx'
import type { SheetItem } from '../sheet-rules.ts'
import './doctor.css'

function Item({ item: { name, mark, about, lines, findings } }: { item: SheetItem }) {
  const short = lines.length + findings.length === 0
  return (
    <section className={short ? 'doctor-entry doctor-short' : 'doctor-entry'}>
      <div className="doctor-word">
        <h3>{name}</h3>
        {mark && <SeverityMark strong tone={mark.tone} word={mark.word} />}
        {about && <span>{about}</span>}
      </div>
      {keyed(lines, (line) => line).map(([key, line]) => (
        <p key={key}>{line}</p>
      ))}
      {findings.length > 0 && (
        <ul>
          {keyed(findings, (finding) => finding).map(([key, finding]) => (
            <li key={key}>{finding}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const SheetItems = ({ items }: { items: readonly SheetItem[] }) =>
  items.map((item) => <Item key={item.key} item={item} />)
