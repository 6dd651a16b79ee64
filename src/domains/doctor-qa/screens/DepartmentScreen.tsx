import { useSuspenseQuery } from '@tanstack/react-query'
import { useMatch } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { DoctorQuestions } from '../components/DoctorQuestions.tsx'
import { Doctors } from '../components/Doctors.tsx'
import { MyQuestions } from '../components/MyQuestions.tsx'

const tabs = [
  { value: 'doctor', label: '医生', to: paths.departmentDoctors },
  { value: 'question', label: '问题', to: paths.departmentQuestions },
] as const

/** The doctor's list is requested only after the role is known. */
function QuestionsOfRole() {
  const { data: user } = useSuspenseQuery(me())
  return user.doctor ? <DoctorQuestions /> : <MyQuestions />
}

function Questions() {
  const signedIn = useSignedIn()
  if (signedIn) return <QuestionsOfRole />
  return (
    <EmptyState
      picture="empty-list"
      text="登录后可以看到您的提问和医生的回复"
      action={{ label: '登录 / 注册', to: loginAddress(paths.departmentQuestions) }}
    />
  )
}

/**
 * /obs-department-question with its child addresses doctor and question; without a child address, it shows the doctors
 * (QA-005).
 */
export default function DepartmentScreen() {
  const tab = useMatch(paths.departmentQuestions) ? 'question' : 'doctor'
  return (
    <Page title="产科问答">
      <TabLinks label="产科问答" tabs={tabs} value={tab} />
      <ScreenPart key={tab} waiting={<ScreenSkeleton kind="list" />}>
        {tab === 'question' ? <Questions /> : <Doctors />}
      </ScreenPart>
    </Page>
  )
}
