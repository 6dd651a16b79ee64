import { useNavigate } from 'react-router'
import { stepsBackTo } from './trail.ts'

/**
 * Leaves a form for an address: goes back when the page behind it has this address, so that Back does not show the
 * same page twice; otherwise the address replaces the form in the history.
 */
export function useReturnTo(): (address: string) => Promise<void> {
  const navigate = useNavigate()
  return async (address) => {
    const steps = stepsBackTo(address)
    await (steps > 0 ? navigate(-steps) : navigate(address, { replace: true }))
  }
}
