import { copyText } from '#/shared/lib/copy.ts'
import { showNotice, toast } from './toast.ts'

/**
 * Copies a text and shows a toast; after a failure, the toast explains how to copy the text by hand.
 * @returns whether the text was copied.
 */
export async function copyWithToast(text: string, done: string, failed: string): Promise<boolean> {
  const copied = await copyText(text)
  toast(copied ? done : failed, copied ? 'success' : undefined)
  return copied
}

/** Copies a text and shows a toast; after a failure, the text itself is shown, so that it can be copied by hand. */
export async function copyOrShow(text: string, done: string): Promise<void> {
  if (await copyText(text)) toast(done)
  else await showNotice(text, '请长按文字复制')
}
