import { useQuery, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { invalidate } from '#/shared/api/mutation.ts'
import { textOfMarkup } from '#/shared/lib/safe/markup.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Message } from '../model.ts'
import { messages, unread } from '../queries.ts'
import { unreadIds } from '../rules.ts'
import { readAll } from '../mutations.ts'
import '../components/message.css'

function MessageRow({ message }: { message: Message }) {
  const preview = textOfMarkup(message.content)
  return (
    <Link className="card message-row" to={to(paths.message, { id: message.id })}>
      <span className="message-row-head">
        {!message.read && <span className="message-dot" />}
        <strong className={message.read ? 'message-read' : ''}>
          {!message.read && <span className="sr-only">未读：</span>}
          <span>{message.title}</span>
        </strong>
      </span>
      {preview && <span className="message-preview">{preview.slice(0, 120)}</span>}
      {message.createdDate !== null && <time className="muted">{formatDate(message.createdDate, 'slash')}</time>}
    </Link>
  )
}

/** The unread number and 全部已读 for the loaded messages; a number that cannot be read is left out. */
function UnreadBar({ ids }: { ids: readonly string[] }) {
  const client = useQueryClient()
  const { data: count } = useQuery(unread())
  const all = useAppMutation(readAll, {
    onDone: (read) => toast(`已把${read}条消息标为已读`, 'success'),
    // Some messages may have been read before the failure.
    onFailed: () => void invalidate(client, readAll.changes),
  })
  if (ids.length === 0 && !count) return null
  return (
    <div className="message-bar">
      <p role="status">{`${Math.max(count ?? 0, ids.length)}条未读`}</p>
      {ids.length > 0 && (
        <Button kind="text" busy={all.busy} onPress={() => all.run({ ids })}>
          全部已读
        </Button>
      )}
    </div>
  )
}

/** /my-message: all messages, newest first; unread messages have a dot (WAL-010, LIT-023). */
export default function MessagesScreen() {
  const list = useSuspenseInfiniteQuery(messages())
  return (
    <Page title="我的消息">
      <UnreadBar ids={unreadIds(list.data)} />
      <InfiniteList
        list={list}
        itemKey={(message) => message.id}
        empty={
          <EmptyState
            picture="empty-list"
            text="还没有消息。订单、样本和报告有进展时，会在这里告诉您"
            action={{ label: '去首页看看', to: paths.home }}
          />
        }
      >
        {(message) => <MessageRow message={message} />}
      </InfiniteList>
    </Page>
  )
}
