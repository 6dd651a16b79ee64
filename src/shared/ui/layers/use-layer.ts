import { useLocation, useNavigate } from 'react-router'

/** A layer with its own history entry (at the same address), so that Back closes the layer. */
export function useLayer(name: string) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const layer = state as { layer?: string; at?: number } | null
  return {
    open: layer?.layer === name,
    /** A parameter of the layer, such as the index of a picture. */
    at: layer?.at ?? 0,
    show: (at = 0) => void navigate(pathname + search, { state: { layer: name, at } }),
    close: () => void navigate(-1),
  }
}
