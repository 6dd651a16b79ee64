import { optionalPart } from '../lazy/optional-part.tsx'
import { useIdle } from '../use-idle.ts'

const ReadAloudButton = optionalPart(() => import('./ReadAloudButton.tsx'))

/**
 * The button that reads the screen aloud, loaded when the page is idle. The button is in the head, where its appearance
 * moves no other content.
 */
export function ReadAloud() {
  const idle = useIdle()
  if (!idle || !('speechSynthesis' in window)) return null
  return <ReadAloudButton />
}
