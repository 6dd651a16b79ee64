import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '#/shared/ui/lazy/lazy-part.tsx'
import { Button } from '#/shared/ui/Button.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import RichText from '#/shared/ui/RichText.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import type { agreementOf } from '../queries.ts'

interface AgreementPageProps {
  title: string
  read: ReturnType<typeof agreementOf>
  fallback: 'userAgreement' | 'privacyClause'
}

// Loaded only when the server's text does not load.
const BundledText = lazyPart(() => import('./BundledText.tsx'), <ScreenSkeleton kind="detail" />)

/** An agreement, which must be readable before it is accepted: the server's text, else the bundled version. */
export function AgreementPage({ title, read, fallback }: AgreementPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(read)
  return (
    <Page title={title}>
      {data && (
        <Card title={data.title || title}>
          <RichText html={data.content} />
        </Card>
      )}
      {!data && !isError && <ScreenSkeleton kind="detail" />}
      {!data && isError && (
        <>
          <Card>
            <p role="status">最新版本没有加载出来，下面是随应用附带的版本。</p>
            <Button kind="plain" block busy={isFetching} onPress={() => void refetch()}>
              重新加载
            </Button>
          </Card>
          <BundledText name={fallback} />
        </>
      )}
    </Page>
  )
}
