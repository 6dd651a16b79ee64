import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { SaveForm } from '#/shared/form/SaveForm.tsx'
import { useFirstFetchDone } from '#/shared/form/use-first-fetch-done.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { PersonFields } from '#/widgets/person/PersonFields.tsx'
import type { Registration } from '../model.ts'
import { ResultCards } from '../components/SignUpResult.tsx'
import { useStorageInfo } from '../hooks/use-storage-info.ts'
import { registrationById } from '../queries.ts'
import { isOpen } from '../rules.ts'

const TITLE = '免疫细胞存储信息'

function InfoForm({ registration }: { registration: Registration }) {
  const { form, submit, lost, person, busy, done } = useStorageInfo(registration)
  if (done)
    return (
      <Page title={TITLE}>
        <div role="status">
          <EmptyState
            picture="success"
            text="信息已提交，工作人员会联系您安排采集。"
            action={{ label: '查看我的预约', to: paths.mySchedule }}
          />
        </div>
      </Page>
    )
  return (
    <SaveForm title={TITLE} onSubmit={submit} lost={lost} saving={busy}>
      <Card title="存储人信息">
        <PersonFields form={form} person={person} />
      </Card>
    </SaveForm>
  )
}

function Known({ registration }: { registration: Registration }) {
  if (registration.status === 'SUCCESS' && isOpen(registration)) return <InfoForm registration={registration} />
  return (
    <Page title={TITLE}>
      <ResultCards registration={registration} back={to(paths.storageInfo, { id: registration.id })} />
    </Page>
  )
}

/** /immune-cell-storage-info-form/{id}: the person whose cells are stored; the id is the registration's (INS-008). */
export default function StorageInfoScreen() {
  const { id } = useScreenParams(paths.storageInfo)
  const { data: registration, isFetching } = useSuspenseQuery(registrationById(id))
  const ready = useFirstFetchDone(isFetching)
  if (!ready) return <ScreenSkeleton kind="form" />
  if (registration) return <Known key={id} registration={registration} />
  return (
    <Page title={TITLE}>
      <EmptyState
        picture="not-found"
        text="没有找到这次预约"
        action={{ label: '查看我的预约', to: paths.mySchedule }}
      />
    </Page>
  )
}
