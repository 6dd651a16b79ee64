import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { ServiceIcon } from '#/shared/ui/group-icons.tsx'
import { ShareIcon } from '#/shared/ui/icons.tsx'
import { HomeIcon } from '#/shared/ui/shell-icons.tsx'

/** 客服 · 首页 · 分享, beside the button; a preview cannot be shared. */
export default function BuyLinks({ onShare }: { onShare: (() => void) | null }) {
  return (
    <>
      <Link to={paths.contactUs}>
        <ServiceIcon size={22} />
        客服
      </Link>
      <Link to={paths.home}>
        <HomeIcon size={22} />
        首页
      </Link>
      {onShare && (
        <button type="button" onClick={onShare}>
          <ShareIcon size={22} />
          分享
        </button>
      )}
    </>
  )
}
