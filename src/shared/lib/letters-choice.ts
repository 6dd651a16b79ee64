import { pageStore } from './page-load/page-store.ts'
import { keptLetters, showLetters } from './large-letters.ts'

export const useLettersChoice = pageStore<boolean | null>(() => keptLetters.read())

/** Whether large letters are on. With large letters the app shows no popups, advertising or running offers. */
export const useLargeLetters = (): boolean => useLettersChoice() === true

export function setLargeLetters(on: boolean | null): void {
  keptLetters.write(on)
  useLettersChoice.setState(on)
  showLetters()
}
