import { paths, to } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { SignUp } from '../components/SignUp.tsx'

/** /immune-cell-storage-reservation/{id}: the sign-up; the form for the person's data follows (INS-008). */
export default function StorageReservationScreen() {
  const { id } = useScreenParams(paths.storageReservation)
  return (
    <SignUp
      title="免疫细胞存储预约"
      eventId={id}
      sharingCode={null}
      resultAt={(registration) => to(paths.storageInfo, { id: registration })}
    />
  )
}
