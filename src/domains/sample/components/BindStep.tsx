import type { ReactNode } from 'react'
import { Page } from '#/shared/ui/Page.tsx'
import { StepBar } from './StepBar.tsx'

interface BindStepProps {
  title: string
  now: 1 | 2 | 3 | 4
  children: ReactNode
}

export function BindStep({ title, now, children }: BindStepProps) {
  return (
    <Page title={title}>
      <StepBar now={now} />
      {children}
    </Page>
  )
}
