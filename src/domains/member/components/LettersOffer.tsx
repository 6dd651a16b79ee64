import { setLargeLetters, useLargeLettersChoice } from '#/shared/lib/letters-choice.ts'
import { Button } from '#/shared/ui/Button.tsx'
import './member.css'

/** Offers large letters once on each phone, as a card between other cards, until the person has answered. */
export function LettersOffer() {
  if (useLargeLettersChoice() !== null) return null
  return (
    <section className="card letters-offer" aria-label="大字">
      <p>字看不清？可以换成大字。</p>
      <Button kind="text" onPress={() => setLargeLetters(false)}>
        不用
      </Button>
      <Button kind="plain" onPress={() => setLargeLetters(true)}>
        换成大字
      </Button>
    </section>
  )
}
