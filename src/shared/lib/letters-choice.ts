import { pageStore } from './page-load/page-store.ts'
import { storedLargeLetters, applyLargeLetters } from './large-letters.ts'

export const useLargeLettersChoice = pageStore<boolean | null>(() => storedLargeLetters.read())

/** Whether large letters are on. With large letters, the app shows no popups, advertising or running offers. */
export const useLargeLetters = (): boolean => useLargeLettersChoice() === true

export function setLargeLetters(on: boolean | null): void {
  storedLargeLetters.write(on)
  useLargeLettersChoice.setState(on)
  applyLargeLetters()
}
