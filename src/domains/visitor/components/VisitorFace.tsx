import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { Visitor } from '../model.ts'
import { visitorName } from '../rules.ts'
import './visitor.css'

export function VisitorFace({ visitor }: { visitor: Visitor }) {
  const [first = ''] = visitorName(visitor)
  return (
    <span className="visitor-face" aria-hidden="true">
      {visitor.headImage ? <SafeImage src={visitor.headImage} alt="" className="visitor-picture" /> : first}
    </span>
  )
}
