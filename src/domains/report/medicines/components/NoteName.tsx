import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import type { ItemView } from '../../rules.ts'
import { findByName, isFull, notListedText, withTypedName, tidyName } from '../medicine-rules.ts'
import { MAX_MEDICINES } from '../medicine-list.ts'
import type { Medicines } from '../hooks/use-medicines.ts'
import './medicines.css'

interface NoteNameProps {
  term: string
  hits: number
  items: readonly ItemView[]
  medicines: Medicines
  onNoted?: () => void
}

/** Notes a medicine that the report does not have; the text must not sound like a permission to take it. */
export function NoteName({ term, hits, items, medicines, onNoted }: NoteNameProps) {
  const [last, setLast] = useState('')
  const name = tidyName(term)
  const note = () => {
    medicines.change((list) => withTypedName(list, name, items))
    setLast(name)
    onNoted?.()
  }
  const said = last !== '' && (name === '' || name === last)
  return (
    <div className="in-use-note">
      <p role="status">
        {said && (
          <>
            <span>{`已记下“${last}”。`}</span>
            <WhenAllRead otherwise={`${notListedText(last, false)}。`}>{`${notListedText(last, true)}。`}</WhenAllRead>
          </>
        )}
      </p>
      {name !== '' && !said && findByName(items, name) === null && (
        <>
          <p>
            {isFull(medicines.list)
              ? `最多记 ${MAX_MEDICINES} 种，先取消不用的。`
              : `${hits > 0 ? '上面没有您的药？' : ''}可以只记下名字，看病时给医生看。`}
          </p>
          {!isFull(medicines.list) && <Button kind="plain" block onPress={note}>{`记下“${name}”`}</Button>}
        </>
      )}
    </div>
  )
}
