import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { localVoice, readAloud, shownTexts } from './aloud.ts'
import './read-aloud.css'

/** Safari 14 sends no event for loaded voices; its voices are available from the start. */
function onVoices(changed: () => void): () => void {
  const { speechSynthesis } = window
  speechSynthesis.addEventListener?.('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed)
}

const voiceHere = () => localVoice(window.speechSynthesis.getVoices())

/**
 * Reads aloud the elements with `data-aloud` on its page. The button is shown only if the phone itself has a Chinese
 * voice; reading stops when the screen is left or the page is in the background.
 */
export default function ReadAloudButton() {
  const hasVoice = useSyncExternalStore(onVoices, () => voiceHere() !== null)
  const [reading, setReading] = useState(false)
  const stop = useRef<() => void>(null)
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') stop.current?.()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      stop.current?.()
    }
  }, [])
  if (!hasVoice) return null
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (reading) return stop.current?.()
    const voice = voiceHere()
    const marked = currentTarget.closest('.page')?.querySelectorAll('[data-aloud]') ?? []
    if (!voice) return
    setReading(true)
    stop.current = readAloud([...marked].flatMap(shownTexts), voice, () => setReading(false))
  }
  return (
    <button type="button" className="read-aloud" onClick={press}>
      {reading ? '停止' : '朗读'}
    </button>
  )
}
