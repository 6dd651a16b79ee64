import { createContext, type ReactNode, use, useState } from 'react'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { glossary } from '../names/glossary.ts'
import { splitTerms } from '../names/glossary-rules.ts'
import { withTestedPerson, inReportVoice } from '../person/voice-rules.ts'
import { useVoice } from '../hooks/use-voice.ts'
import './understand.css'

const ExplainContext = createContext<((word: string) => void) | null>(null)

/** Makes glossary words in the texts inside it tappable; a sheet explains the words. */
export function Glossary({ children }: { children: ReactNode }) {
  const [word, setWord] = useState('')
  const [open, setOpen] = useState(false)
  const explain = (next: string) => {
    setWord(next)
    setOpen(true)
  }
  return (
    <ExplainContext value={explain}>
      {children}
      <Sheet title={word} open={open} onClose={() => setOpen(false)}>
        <div className="glossary">
          {glossary.get(word)?.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Sheet>
    </ExplainContext>
  )
}

interface ReportTextProps {
  text: string
  /**
   * Whether the app wrote the text, and not the laboratory. In the app's texts, 您 is the tested person, also in a
   * child's report.
   */
  ours?: boolean
}

/** A text of the laboratory or of the app in the report's voice. Inside a `Glossary`, its known words can be tapped. */
export function ReportText({ text: written, ours = false }: ReportTextProps) {
  const explain = use(ExplainContext)
  const voice = useVoice()
  const text = ours ? withTestedPerson(written, voice) : inReportVoice(written, voice)
  if (!explain) return text
  return splitTerms(text).map((part, at) =>
    part.known ? (
      <button key={part.text} type="button" className="term" aria-haspopup="dialog" onClick={() => explain(part.text)}>
        {part.text}
      </button>
    ) : (
      // eslint-disable-next-line react/no-array-index-key -- the parts of a text never reorder
      <span key={at}>{part.text}</span>
    ),
  )
}
