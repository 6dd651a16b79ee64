import { useSuspenseQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useMemo, useState } from 'react'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import { contactsOf, foundIn, sectionsOf } from '../address-book-rules.ts'
import { ContactSections, toLetter } from '../components/ContactSections.tsx'
import { LetterStrip } from '../components/LetterStrip.tsx'
import { addressBook } from '../queries.ts'
import '../components/contacts.css'

/** /address-book: the person's contacts by letter; searched by name, initials or number, and called (BIND-016). */
export default function AddressBookScreen() {
  const { data } = useSuspenseQuery(addressBook())
  const [term, setTerm] = useState('')
  const contacts = useMemo(() => contactsOf(data.items), [data.items])
  if (contacts.length === 0)
    return (
      <Page title="通讯录">
        <EmptyState
          picture="empty-list"
          text="通讯录里还没有联系人"
          action={{ label: '去邀请朋友', to: paths.myInvitationNew }}
        />
      </Page>
    )
  const found = foundIn(contacts, term)
  const sections = sectionsOf(found)
  return (
    <Page title="通讯录">
      <SearchBox label="找联系人" placeholder="姓名、拼音首字母或号码" term={term} onTerm={setTerm} />
      <p className="contacts-count" role="status">
        <WhenAllRead>
          {term.trim() ? `找到${found.length}位` : `共${contacts.length}位联系人，点号码显示全部，再拨打`}
        </WhenAllRead>
      </p>
      {found.length === 0 ? (
        <EmptyState
          picture="empty-list"
          text="没有找到这位联系人"
          action={{ label: '看全部联系人', onPress: () => setTerm('') }}
        />
      ) : (
        <ContactSections sections={sections} />
      )}
      {term === '' && sections.length > 1 && (
        <LetterStrip letters={sections.map(({ letter }) => letter)} onLetter={toLetter} />
      )}
    </Page>
  )
}
