import { useState } from 'react'
import { genderLabel, type User } from '#/domains/user/model.ts'
import { dayText } from '#/shared/form/unreadable-fields.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { lazyPanel } from '#/shared/ui/lazy/lazy-layer.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** The sheet is a separate chunk, because the date picker is large and few people open it. */
const ProfileSheet = lazyPanel(() => import('./ProfileSheet.tsx'))

export function ProfileRows({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Row label="姓名" value={user.fullName || '未填写'} onPress={() => setOpen(true)} />
      <Row label="性别" value={genderLabel[user.gender]} onPress={() => setOpen(true)} />
      <Row
        label="出生日期"
        value={user.birthday ? formatDate(user.birthday, 'chinese') : dayText(user, 'birthday') || '未填写'}
        onPress={() => setOpen(true)}
      />
      <ProfileSheet user={user} open={open} onClose={close} />
    </>
  )
}
