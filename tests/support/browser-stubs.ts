import { onTestFinished, vi } from 'vitest'

/** The canvas context with all that the re-encoding of a picture uses. */
const canvasContext = { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined }

/**
 * Simulates decoding and drawing of pictures from the phone's file chooser, which jsdom lacks. Ends with the test.
 * @param decoded the JPEG data URL of a file; throws for a file that is not a picture.
 */
export function stubImageDecoding(decoded: (file: File) => string): void {
  const files: File[] = []
  let jpeg = ''
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as File) - 1}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = 40
      naturalHeight = 30
      async decode() {
        jpeg = decoded(files[Number(this.src.slice('blob:'.length))] as File)
      }
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvasContext as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => jpeg)
}

/** Simulates an IntersectionObserver for which every element is visible, until `vi.unstubAllGlobals`. */
export function stubIntersectionObserver(): void {
  const OriginalObserver = globalThis.IntersectionObserver
  class AlwaysIntersecting extends OriginalObserver {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      super(tell)
      this.#tell = tell
    }
    override observe(): void {
      queueMicrotask(() => this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this))
    }
  }
  vi.stubGlobal('IntersectionObserver', AlwaysIntersecting)
}

/**
 * Sets `document.execCommand`, which jsdom does not have, until the end of the test.
 * @param run returns whether the text was copied, or throws. Its argument is the selected text of the field that the
 * app adds.
 */
export function stubExecCommand(run: (selected: string) => boolean): void {
  document.execCommand = () => {
    const field = document.querySelector<HTMLTextAreaElement>('body > textarea')
    return run(field ? field.value.slice(field.selectionStart, field.selectionEnd) : '')
  }
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'))
}
