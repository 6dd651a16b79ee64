import './antd.ts'
import { Dialog, Toast } from 'antd-mobile'
import type { ConfirmOptions } from './toast.ts'

/** The imperative side of antd-mobile; only toast.ts imports it, lazily. */

export function showToast(content: string, icon: 'success' | 'fail' | 'loading' | undefined, duration: number): void {
  Toast.show({ content, duration, ...(icon ? { icon } : {}) })
}

export function showLoading(content: string): () => void {
  const handle = Toast.show({ content, icon: 'loading', duration: 0, maskClickable: false })
  return () => handle.close()
}

export const askConfirm = ({ title, text, confirm, cancel }: ConfirmOptions): Promise<boolean> =>
  Dialog.confirm({
    ...(title ? { title } : {}),
    content: text,
    confirmText: confirm ?? '确定',
    cancelText: cancel ?? '取消',
  })

export const showNotice = async (content: string, title?: string): Promise<void> => {
  await Dialog.alert({ ...(title ? { title } : {}), content, confirmText: '知道了' })
}
