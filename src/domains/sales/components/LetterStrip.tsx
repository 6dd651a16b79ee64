import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { letterAt } from '../address-book-rules.ts'
import './letter-strip.css'

interface LetterStripProps {
  letters: readonly string[]
  onLetter: (letter: string) => void
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * The strip of letters at the side: tapped, slid along, or moved through by the arrow keys. The strip is one control,
 * because on a small phone a single letter is too small for a finger.
 */
export function LetterStrip({ letters, onLetter }: LetterStripProps) {
  const [at, setAt] = useState('')
  const [held, setHeld] = useState(false)
  const index = Math.max(0, letters.indexOf(at))
  const go = (letter: string) => {
    if (letter === '' || (held && letter === at)) return
    setAt(letter)
    onLetter(letter)
  }
  const follow = ({ currentTarget, clientY }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    go(letterAt(letters, height > 0 ? (clientY - top) / height : 0))
  }
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setHeld(true)
    follow(event)
  }
  const key = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    go(letters[at === '' ? 0 : Math.min(letters.length - 1, Math.max(0, index + move))] ?? '')
  }
  return (
    <div
      className="letter-strip"
      role="slider"
      tabIndex={0}
      aria-label="按字母找"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={letters.length}
      aria-valuenow={index + 1}
      aria-valuetext={letters[index] ?? ''}
      onPointerDown={down}
      onPointerMove={(event) => held && follow(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onKeyDown={key}
    >
      {letters.map((letter) => (
        <span key={letter} aria-hidden="true">
          {letter}
        </span>
      ))}
      {held && at !== '' && (
        <span className="letter-strip-now" aria-hidden="true">
          {at}
        </span>
      )}
    </div>
  )
}
