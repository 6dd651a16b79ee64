import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Page } from '#/shared/ui/Page.tsx'
import { Form } from './Form.tsx'
import type { Submit } from './submit.ts'

interface SaveFormProps {
  title: string
  onSubmit: Submit
  /** The sentence about fields that a reload has lost, or that could not be read. */
  lost: string
  saving: boolean
  children: ReactNode
}

/** A screen with one form and 保存 at the bottom. */
export function SaveForm({ title, onSubmit, lost, saving, children }: SaveFormProps) {
  return (
    <Page title={title}>
      <Form onSubmit={onSubmit} lost={lost}>
        {children}
        <ActionBar>
          <Button type="submit" busy={saving}>
            保存
          </Button>
        </ActionBar>
      </Form>
    </Page>
  )
}
