import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { categoryOf, type VisitorWithViews, type NextStep, nextStep } from '../rules.ts'
import './visitor.css'

function StepButton({ kind, known: { visitor, seen } }: { kind: NextStep['kind']; known: VisitorWithViews }) {
  if (kind === 'call') return <LinkButton href={`tel:${visitor.mobile}`}>打电话</LinkButton>
  if (kind === 'ask') return <LinkButton to={to(paths.visitorEdit, { id: visitor.id })}>写备注</LinkButton>
  return (
    <LinkButton to={to(paths.myExtension, { type: categoryOf(seen?.last.contentType ?? '') })}>发一份资料</LinkButton>
  )
}

interface NextActionProps {
  known: VisitorWithViews
  now: number
}

export function NextAction({ known, now }: NextActionProps) {
  const { kind, why } = nextStep(known, now)
  return (
    <Card title="下一步">
      <div className="visitor-next">
        <p>{why}</p>
        <StepButton kind={kind} known={known} />
      </div>
    </Card>
  )
}
