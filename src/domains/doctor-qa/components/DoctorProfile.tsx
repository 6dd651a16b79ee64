import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { hospitals } from '../queries.ts'
import { doctorsOf } from '../rules.ts'
import { DoctorHead } from './Doctors.tsx'
import { DoctorsOnly, NoVisit } from './Notes.tsx'
import './doctor.css'

export function DoctorProfile({ id }: { id: string }) {
  const { data } = useSuspenseQuery(hospitals())
  const doctor = doctorsOf(data.items).find((one) => one.id === id)
  if (!doctor)
    return (
      <EmptyState
        picture="not-found"
        text="没有找到这位医生，可能已经不在线上回答问题"
        action={{ label: '看看其他医生', to: paths.departmentDoctors }}
      />
    )
  return (
    <>
      <Card>
        <DoctorHead doctor={doctor} />
      </Card>
      <Card title="医生介绍">
        <p className="qa-plain">{doctor.introduction || '这位医生还没有填写介绍。'}</p>
      </Card>
      <DoctorsOnly />
      <NoVisit />
      <LinkBar to={to(paths.questionForm, { type: 'create', id })}>向 TA 提问</LinkBar>
    </>
  )
}
