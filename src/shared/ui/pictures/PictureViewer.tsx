import { type KeyboardEvent, useEffect } from 'react'
import { ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../icons.tsx'
import { useModal } from '../layers/use-modal.ts'
import { SafeImage } from './SafeImage.tsx'
import { BackIcon } from '../shell-icons.tsx'
import { useZoom } from './use-zoom.ts'
import { MAX_SCALE } from './zoom-rules.ts'
import './picture-viewer.css'

interface PictureViewerProps {
  pictures: readonly string[]
  name: string
  first: number
  onClose: () => void
}

/** Keeps the page below from scrolling. */
function useStill(): void {
  useEffect(() => {
    document.documentElement.classList.add('still')
    return () => document.documentElement.classList.remove('still')
  }, [])
}

type Zoom = ReturnType<typeof useZoom>

function Slides({ pictures, name, zoom }: Pick<PictureViewerProps, 'pictures' | 'name'> & { zoom: Zoom }) {
  const { index, view, shift, frame, handlers } = zoom
  const closer = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  return (
    <div ref={frame} className="viewer-frame" {...handlers}>
      <div className="viewer-track" style={{ transform: `translateX(calc(${-index * 100}% + ${shift}px))` }}>
        {pictures.map((picture, at) => (
          <div
            key={picture}
            className="viewer-slide"
            aria-hidden={at !== index}
            style={at === index ? { transform: closer } : undefined}
          >
            <SafeImage src={picture} alt={`${name} 图${at + 1}`} eager={at === index} whole />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Buttons for people who cannot swipe or pinch. */
function Foot({ count, zoom: { index, view, go, step } }: { count: number; zoom: Zoom }) {
  const buttons = [
    { label: '上一张', Icon: BackIcon, off: index === 0, run: () => go(index - 1) },
    { label: '缩小', Icon: MinusIcon, off: view.scale <= 1, run: () => step(-1) },
    { label: '放大', Icon: PlusIcon, off: view.scale >= MAX_SCALE, run: () => step(1) },
    { label: '下一张', Icon: ChevronRightIcon, off: index === count - 1, run: () => go(index + 1) },
  ]
  return (
    <div className="viewer-bar">
      {buttons.map(({ label, Icon, off, run }) => (
        <button key={label} type="button" className="icon-button" aria-label={label} disabled={off} onClick={run}>
          <Icon size={24} />
        </button>
      ))}
    </div>
  )
}

/** Full-screen picture viewer: swipe, pinch and double tap; buttons and keys do the same. */
export default function PictureViewer({ pictures, name, first, onClose }: PictureViewerProps) {
  const zoom = useZoom(pictures.length, Math.min(first, pictures.length - 1))
  const { box, onKeyDown: keepFocus } = useModal<HTMLDivElement>(true, onClose)
  useStill()
  const { index, go, step } = zoom
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
    '+': () => step(1),
    '-': () => step(-1),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    keys[event.key]?.()
    keepFocus(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work whichever element of the dialog has the focus
    <div ref={box} className="viewer" role="dialog" aria-modal="true" aria-label="查看大图" onKeyDown={onKeyDown}>
      <div className="viewer-bar">
        <button type="button" className="icon-button" aria-label="关闭" onClick={onClose}>
          <CloseIcon />
        </button>
        <span aria-live="polite">{`${index + 1}/${pictures.length}`}</span>
      </div>
      <Slides pictures={pictures} name={name} zoom={zoom} />
      <Foot count={pictures.length} zoom={zoom} />
    </div>
  )
}
