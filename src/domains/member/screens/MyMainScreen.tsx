import { useQuery } from '@tanstack/react-query'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { isSalesman, me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths, to } from '#/paths.ts'
import { HeartIcon } from '#/shared/ui/group-icons.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { PointsEntries } from '#/widgets/PointsEntries.tsx'
import { EntryGroup } from '#/widgets/EntryGroup.tsx'
import { usedEntries, type OwnCounts } from '../centre-rules.ts'
import { Benefits } from '../components/Benefits.tsx'
import { BillEntries } from '../components/BillEntries.tsx'
import { CentreHead } from '../components/CentreHead.tsx'
import { DoctorEntry } from '../components/DoctorEntry.tsx'
import { FamilyEntry } from '../components/FamilyEntry.tsx'
import { LettersOffer } from '../components/LettersOffer.tsx'
import { LettersRow } from '#/widgets/LettersRow.tsx'
import { MessageEntry } from '../components/MessageEntry.tsx'
import { MoreEntries } from '../components/MoreEntries.tsx'
import { OrderEntries } from '../components/OrderEntries.tsx'
import { SalesEntry } from '../components/SalesEntry.tsx'
import { SamplesCard } from '../components/SamplesCard.tsx'
import { ViewedRow } from '../components/ViewedRow.tsx'
import { WalletEntries } from '../components/WalletEntries.tsx'
import { sampleEntries } from '../components/entries.ts'
import { useOwnCounts } from '../hooks/use-own-counts.ts'

/**
 * Whether the reads that decide which cards exist have ended. A card that appears later would shift the links below it,
 * perhaps just before a tap. A failed read also counts as ended; its card is left out.
 */
function useCardsKnown(signedIn: boolean): boolean {
  const decisive = [
    useQuery({ ...me(), enabled: signedIn }),
    useQuery({ ...isSalesman(), enabled: signedIn }),
    useQuery({ ...sampleProgress(), enabled: signedIn }),
  ]
  return decisive.every(({ isFetched }) => isFetched)
}

function Cards({ signedIn, things }: { signedIn: boolean; things: OwnCounts }) {
  return (
    <>
      {signedIn && <SalesEntry />}
      {signedIn && <DoctorEntry />}
      <OrderEntries signedIn={signedIn} />
      <WalletEntries signedIn={signedIn} things={things} />
      <Benefits signedIn={signedIn} />
      {signedIn && <SamplesCard />}
      <EntryGroup title="样本与报告" entries={usedEntries(sampleEntries, things)} />
      <Card title="我的健康">
        <Row label="健康档案" icon={<HeartIcon size={22} />} to={to(paths.healthRecords, { type: 'CASE' })} />
      </Card>
      <FamilyEntry signedIn={signedIn} things={things} />
      <PointsEntries signedIn={signedIn} />
      <BillEntries signedIn={signedIn} things={things} />
      <MoreEntries signedIn={signedIn} things={things} />
      <Card title="这部手机">
        <ViewedRow />
        <LettersRow />
      </Card>
      {/* This card is last, because it appears only when its data has loaded. */}
      <BannerStrip position="MY_MAIN" />
    </>
  )
}

/** /my-main: the same page for everybody; a visitor sees a link to the login. */
export default function MyMainScreen() {
  const signedIn = useSignedIn()
  const cardsKnown = useCardsKnown(signedIn)
  const { things, known } = useOwnCounts(signedIn)
  return (
    <Page title="我的" bare>
      <CentreHead signedIn={signedIn} />
      <LettersOffer />
      {signedIn && <MessageEntry />}
      {!signedIn || (cardsKnown && known) ? (
        <Cards signedIn={signedIn} things={things} />
      ) : (
        <ScreenSkeleton kind="list" />
      )}
    </Page>
  )
}
