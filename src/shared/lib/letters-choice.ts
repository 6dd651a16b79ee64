import { documentStore } from './document/document-store.ts'
import { keptLetters, showLetters } from './large-letters.ts'

export const useLettersChoice = documentStore<boolean | null>(() => keptLetters.read())

/** Whether letters are large; then there are no popups, no advertising and no running offers either. */
export const useLargeLetters = (): boolean => useLettersChoice() === true

export function setLargeLetters(on: boolean | null): void {
  keptLetters.write(on)
  useLettersChoice.setState(on)
  showLetters()
}
