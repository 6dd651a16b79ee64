import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { liftVeil, useVeiled } from './veil.ts'
import './shell.css'

interface PrivacyVeilProps {
  on: boolean
  children: ReactNode
}

/** Blurs health data while the page is hidden; after a longer absence, a tap is needed to show it. */
export function PrivacyVeil({ on, children }: PrivacyVeilProps) {
  const veiled = useVeiled(on)
  return (
    <>
      <main className={veiled ? 'shell-main veiled' : 'shell-main'} inert={veiled}>
        {children}
      </main>
      {veiled && (
        <div className="veil">
          <Button onPress={liftVeil}>点一下继续查看</Button>
          <p>为保护隐私，离开后内容已遮住</p>
        </div>
      )}
    </>
  )
}
