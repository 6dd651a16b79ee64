import { Link } from 'react-router'
import { withStyle } from '#/shared/lib/pictures.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import './lecture-row.css'

interface LectureRowProps {
  to: string
  title: string
  picture: string
  doctor: string
  mark: string
  strong?: boolean
  time: string
}

export function LectureRow({ to, title, picture, doctor, mark, strong, time }: LectureRowProps) {
  return (
    <Link to={to} className="lecture-row">
      <span className="lecture-thumb">
        <SafeImage src={withStyle(picture, 'compress')} alt="" ratio={16 / 9} />
        {mark && <span className={strong ? 'lecture-mark lecture-mark-strong' : 'lecture-mark'}>{mark}</span>}
      </span>
      <span className="lecture-words">
        <strong>{title || '未命名'}</strong>
        {doctor && <span className="lecture-soft">{doctor}</span>}
        {time && <span className="lecture-soft">{time}</span>}
      </span>
    </Link>
  )
}
