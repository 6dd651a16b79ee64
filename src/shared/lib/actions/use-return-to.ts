import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { clearOpenLayers } from './open-layers.ts'
import { isAtPage, nextEntry, pageStepsBack, stepsBackTo, stepsBackOver } from './history-entries.ts'

/**
 * Leaves a form and opens an address: if the previous history entry has this address, the app goes back, so that Back
 * does not show the same page twice; otherwise the address replaces the form in the history.
 */
export function useReturnTo(): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (address) => {
      clearOpenLayers()
      const steps = stepsBackTo(address)
      await (steps > 0 ? navigate(-steps) : navigate(address, { replace: true }))
    },
    [navigate],
  )
}

/**
 * Leaves a screen on which something was chosen and returns to the page that asked for the choice. That page's entry is
 * replaced by its address with the choice, and the entries between are removed, so that Back does not show the same
 * page twice.
 */
export function useReturnWith(): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return async (address) => {
    clearOpenLayers()
    const steps = pageStepsBack(address)
    if (steps > 0) {
      const arrived = nextEntry()
      await navigate(-steps)
      await arrived
    }
    // A person who has navigated elsewhere meanwhile stays there.
    if (steps === 0 || isAtPage(address)) await navigate(address, { replace: true })
  }
}

/**
 * Leaves a finished sequence of screens and opens an address, which replaces the first screen of the sequence in the
 * history: Back then opens the screen from which the sequence was started.
 * @param screens the paths of the screens before the current one.
 */
export function useLeaveSequence(screens: readonly string[]): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return async (address) => {
    clearOpenLayers()
    const { steps, isBefore } = stepsBackOver(screens, address)
    if (isBefore) return void (await navigate(-(steps + 1)))
    if (steps > 0) {
      const arrived = nextEntry()
      await navigate(-steps)
      await arrived
    }
    await navigate(address, { replace: true })
  }
}
