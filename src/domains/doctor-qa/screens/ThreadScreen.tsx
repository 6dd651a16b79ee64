import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import type { Inaccessible } from '#/shared/api/gone.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { DoctorProfile } from '../components/DoctorProfile.tsx'
import { OpenThread } from '../components/OpenThread.tsx'
import { questionById } from '../queries.ts'

const sentences: Record<Inaccessible, string> = {
  gone: '没有找到这个问题，可能已经删除',
  forbidden: '您不能查看这个问题，只有提问者和医生可以查看',
}

function KnownQuestion({ id }: { id: string }) {
  const { data } = useSuspenseQuery(questionById(id))
  if (typeof data !== 'string') return <OpenThread id={id} question={data} />
  return (
    <EmptyState
      picture="not-found"
      text={sentences[data]}
      action={{ label: '返回问题列表', to: paths.departmentQuestions }}
    />
  )
}

/** /obs-department-detail/{type}/{id}: a doctor's profile, or a question with its answers (QA-001 to QA-004, ROLE-008). */
export default function ThreadScreen() {
  const { type, id } = useScreenParams(paths.departmentDetail)
  const doctor = type === 'doctor'
  return (
    <Page title={doctor ? '医生介绍' : '问答详情'}>
      {doctor ? <DoctorProfile id={id} /> : <KnownQuestion key={id} id={id} />}
    </Page>
  )
}
