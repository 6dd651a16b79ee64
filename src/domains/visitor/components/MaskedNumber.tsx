import { useState } from 'react'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Row } from '#/shared/ui/Row.tsx'

export function MaskedNumber({ mobile }: { mobile: string }) {
  const [shown, setShown] = useState(false)
  if (!mobile) return <Row label="手机号" value="没有留下" />
  return (
    <Row
      label="手机号"
      value={
        shown ? (
          mobile
        ) : (
          <>
            {maskMobile(mobile)}
            <Button kind="text" label="显示手机号" onPress={() => setShown(true)}>
              显示
            </Button>
          </>
        )
      }
    />
  )
}
