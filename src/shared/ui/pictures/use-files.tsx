import { type ReactNode, useRef, useState } from 'react'
import { fileProblem, reencode, undecodedText } from '#/shared/lib/reencode.ts'
import { toast } from '../layers/toast.ts'

interface Files {
  open: () => void
  busy: boolean
  /** The hidden file input; render it somewhere in the screen. */
  input: ReactNode
}

/** One after another: reading several large pictures at once needs too much memory on an older phone. */
async function readAll(files: readonly File[]): Promise<{ urls: string[]; problem: string | null }> {
  const urls: string[] = []
  let problem: string | null = null
  for (const file of files) {
    const refused = fileProblem(file)
    const url = refused ? null : await reencode(file).catch(() => null)
    if (url) urls.push(url)
    else problem = refused ?? undecodedText(file)
  }
  return { urls, problem }
}

/** Pictures from the browser's file chooser, re-encoded as data URLs; a toast explains each refusal. */
export function useFiles(room: () => number, onChosen: (urls: string[]) => void): Files {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (all: readonly File[]) => {
    const files = all.slice(0, room())
    setBusy(true)
    const { urls, problem } = await readAll(files)
    setBusy(false)
    if (problem) toast(problem)
    else if (files.length < all.length) toast(`这次最多添加 ${files.length} 张，其余没有加入`)
    if (urls.length > 0) onChosen(urls)
  }
  return {
    open: () => !busy && input.current?.click(),
    busy,
    input: (
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="从手机选择图片"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Lets the same picture be chosen again.
          event.target.value = ''
          void take(files)
        }}
      />
    ),
  }
}
