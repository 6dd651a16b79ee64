import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { AlertIcon, SettingIcon } from '#/shared/ui/icons.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { UserIcon } from '#/shared/ui/shell-icons.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import './member.css'

/** The picture shown for a person without a picture (WAL-013). */
const NO_FACE = '/pictures/avatar.svg'

export function CentreHead({ signedIn }: { signedIn: boolean }) {
  const { data: user, error } = useQuery({ ...me(), enabled: signedIn })
  const refetch = useRefetch()
  if (!signedIn)
    return (
      <div className="my-head">
        <span className="my-face">
          <UserIcon size={32} />
        </span>
        <LinkButton kind="light" to={loginAddress(paths.myMain)}>
          登录 / 注册
        </LinkButton>
      </div>
    )
  return (
    <div className="my-head">
      <SafeImage className="my-face" src={user?.headImage || NO_FACE} alt="" />
      <div className="my-name">
        <strong>{user ? user.fullName || '未填写姓名' : '…'}</strong>
        {user?.doctor && <em className="my-role">医生</em>}
        {user && <span>{maskMobile(user.mobile)}</span>}
        {error && (
          <button type="button" className="my-retry" onClick={refetch}>
            <AlertIcon size={18} /> 信息没有加载出来，点按重试
          </button>
        )}
      </div>
      <Link className="icon-button" to={paths.mySetting} aria-label="设置">
        <SettingIcon />
      </Link>
    </div>
  )
}
