import { ReportText } from '../../words/components/Glossary.tsx'
import '../../components/item.css'
import '../../components/marks.css'

export function AncestryVerdict({ text }: { text: string }) {
  if (!text) return null
  return (
    <section className="verdict tone-plain">
      <p className="verdict-text">
        <ReportText text={text} />
      </p>
    </section>
  )
}
