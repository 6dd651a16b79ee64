import type { ReactNode } from 'react'
import { liftVeil, useVeiled } from './veil.ts'

interface PrivacyVeilProps {
  /** Whether the screen shows something that is for its owner's eyes only. */
  on: boolean
  children: ReactNode
}

/** The place of the screens. Health facts are blurred while nobody looks at them; after a longer absence one tap shows them. */
export function PrivacyVeil({ on, children }: PrivacyVeilProps) {
  const veiled = useVeiled(on)
  return (
    <>
      <main className={veiled ? 'shell-main veiled' : 'shell-main'} inert={veiled}>
        {children}
      </main>
      {veiled && (
        <div className="veil">
          <button type="button" className="button button-primary" onClick={liftVeil}>
            点一下继续查看
          </button>
          <p>为保护隐私，离开后内容已遮住</p>
        </div>
      )}
    </>
  )
}
