import { Card } from '#/shared/ui/Page.tsx'
import './invitation.css'

/** Explains which data two people see of each other after they have become family; shown to both before they agree. */
export function WhatFamilySees({ title }: { title: string }) {
  return (
    <Card title={title}>
      <ul className="invitation-meaning">
        <li>你们会出现在彼此的家庭族谱里。</li>
        <li>互相看得到：姓名、头像、性别、生日、有没有检测报告，以及各自记下的里程碑。</li>
        <li>互相看不到：检测结果和手机号。</li>
      </ul>
    </Card>
  )
}
