import { useState } from 'react'

/**
 * For a sliding panel of antd-mobile. Its animation library never reports the end of a panel that is closed before its
 * first frame. Such a panel would stay as an invisible layer that locks the page. So a panel that has not slid in is
 * removed without sliding out.
 * @returns whether to render the panel, and the callbacks that it needs.
 */
export function useSlidingPanel(open: boolean) {
  const [shown, setShown] = useState(false)
  return {
    isRendered: open || shown,
    slides: { afterShow: () => setShown(true), afterClose: () => setShown(false) },
  }
}
