import type { ReactNode } from 'react'
import RichText from '#/shared/ui/RichText.tsx'
import '#/widgets/lecture/lecture-row.css'
import './lecture.css'

interface WordsProps {
  title: string
  doctor?: string
  time: string
  html: string
  children?: ReactNode
}

export function Words({ title, doctor, time, html, children }: WordsProps) {
  return (
    <section className="lecture-about">
      <h2>{title || '未命名'}</h2>
      {doctor && <p className="lecture-soft">{doctor}</p>}
      {time && <p className="lecture-soft">{time}</p>}
      {children}
      {html && <RichText html={html} />}
    </section>
  )
}
