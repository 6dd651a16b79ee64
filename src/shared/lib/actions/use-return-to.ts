import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { isAtPage, nextEntry, pageStepsBack, stepsBackTo } from './trail.ts'

/**
 * Leaves a form for an address: goes back when the page behind it has this address, so that Back does not show the
 * same page twice; otherwise the address replaces the form in the history.
 */
export function useReturnTo(): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (address) => {
      const steps = stepsBackTo(address)
      await (steps > 0 ? navigate(-steps) : navigate(address, { replace: true }))
    },
    [navigate],
  )
}

/**
 * Leaves a choice for the page that asked for it, at its address with the choice. The entry of that page is replaced,
 * and nothing between stays, so that Back does not show the same page twice.
 */
export function useReturnWith(): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return async (address) => {
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
