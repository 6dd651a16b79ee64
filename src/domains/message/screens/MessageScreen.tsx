import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { hasTags } from '#/shared/lib/safe/markup.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import RichText from '#/shared/ui/RichText.tsx'
import type { Message } from '../model.ts'
import { messageById } from '../queries.ts'
import '../components/message.css'

function Content({ message: { title, content, createdDate } }: { message: Message }) {
  return (
    <>
      <Card title={title}>
        {createdDate !== null && <time className="muted">{formatDate(createdDate, 'slash')}</time>}
        {content && (
          <div className={hasTags(content) ? 'message-body' : 'message-body message-plain'}>
            <RichText html={content} />
          </div>
        )}
      </Card>
      <div className="message-more">
        <LinkButton kind="plain" block to={paths.messages}>
          查看全部消息
        </LinkButton>
      </div>
    </>
  )
}

/** /my-message-detail/{id}: one message; opening it marks it as read (WAL-010, LIT-023). */
export default function MessageScreen() {
  const { id } = useScreenParams(paths.message)
  const { data: message } = useSuspenseQuery(messageById(id))
  return (
    <Page title="消息详情">
      {message ? (
        <Content message={message} />
      ) : (
        <EmptyState
          picture="not-found"
          text="这条消息已经不在了"
          action={{ label: '查看全部消息', to: paths.messages }}
        />
      )}
    </Page>
  )
}
