import { keyed } from '#/shared/lib/keyed.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { Section } from '../../results/item-rules.ts'
import { ReportText } from '../../words/components/Glossary.tsx'
import { STOP_FOR_RASH } from '../../words/main-recommendation-rules.ts'
import { EMERGENCY } from '../medicine-rules.ts'
import '../../components/item.css'

interface SignsInUseProps {
  signs: readonly Section[]
  /** Whether the medicine is noted as in use. If not, a reader may still use it without a note. */
  taking: boolean
  stops: boolean
}

/** The signs to watch for with a medicine. They are never folded, because people would read folded signs too late. */
export function SignsInUse({ signs, taking, stops }: SignsInUseProps) {
  return (
    <Card title={taking ? '用药期间留意' : '用这种药时留意'}>
      <div className="itemised">
        {keyed(signs, ({ header }) => header).map(([key, { header, description }]) => (
          <section key={key}>
            <h3>{header}</h3>
            <p>
              <ReportText text={description} />
            </p>
          </section>
        ))}
        <section className="emergency">
          <h3>马上打 120 或去急诊</h3>
          {stops && <p>{`${STOP_FOR_RASH}，不用等到起泡或破溃。`}</p>}
          <p>{EMERGENCY}</p>
        </section>
      </div>
    </Card>
  )
}
