import { traits } from '../../categories.ts'
import { toneOf } from '../../detail-rules.ts'
import { SeverityMark } from '../../components/Severity.tsx'
import { cautionOf, itemTitle, severityWord } from '../../rules.ts'
import { useOwner } from '../../words/hooks/use-owner.ts'
import { adviceFor } from '../../words/person-rules.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { type DoctorEntry, forDoctor } from '../doctor-rules.ts'
import './doctor.css'

/** One result for a doctor: name, result, and the variants with their places. */
export function Entry({ entry: { view, category, findings } }: { entry: DoctorEntry }) {
  const child = useVoice().who === '孩子'
  const owner = useOwner(child)
  const told = (text: string) => forDoctor(text, child)
  const verdict = adviceFor(view.verdict, owner)
  const caution = cautionOf(view, category, [verdict])
  return (
    <section className="doctor-entry">
      <h3>{itemTitle(view)}</h3>
      <p className="doctor-word">
        {view.severity && (
          <SeverityMark strong tone={toneOf(view, category)} word={severityWord(view.severity, category)} />
        )}
        <span>
          {traits[category].name}
          {view.nameEn && <span lang="en">{` · ${view.nameEn}`}</span>}
        </span>
      </p>
      {verdict && <p>{told(verdict)}</p>}
      {caution && <p>{`${caution}。`}</p>}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding.key}>
              <strong>{finding.gene}</strong>
              <span>{finding.place}</span>
              <b>{finding.genotype}</b>
              <span>{told(finding.effect)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
