import { useLocation, useNavigate } from 'react-router'
import type { Article } from '#/domains/news/model.ts'
import { likesOf } from '#/domains/news/rules.ts'
import { thumbUp } from '#/domains/news/mutations.ts'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import './thumb-up.css'

/** Without a session, a tap opens the login, which afterwards returns to this screen. */
export function ThumbUp({ article }: { article: Article }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { run, busy, done, made } = useAppMutation(thumbUp)
  const liked = article.thumbedUp || done
  const likes = likesOf(article, liked, made?.thumbUpNumber)
  const like = () =>
    sessionToken() ? run({ path: { id: article.id } }) : void navigate(loginAddress(pathname + search))
  return (
    <div className="thumb-up">
      <Button kind={liked ? 'light' : 'plain'} busy={busy} disabled={liked} onPress={like}>
        {liked ? '已赞' : '觉得有用，点个赞'}
      </Button>
      <p className="muted" aria-live="polite">
        {likes !== null && likes > 0 && `${likes} 人觉得有用`}
      </p>
    </div>
  )
}
