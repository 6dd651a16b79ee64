import { type CSSProperties, useState } from 'react'
import { isPicture } from '#/shared/lib/safe/picture-address.ts'
import './safe-image.css'

interface SafeImageProps {
  src: string
  /** Text alternative; empty for decoration. */
  alt: string
  /** Width divided by height: the space is reserved before the picture loads. */
  ratio?: number
  eager?: boolean
  /** Shows all of the picture instead of filling the space. */
  whole?: boolean
  /** Called when the picture did not load; the caller may then leave out its box. */
  onBroken?: () => void
  className?: string
}

/** VAL-042: an invalid address only logs a warning, and a placeholder is shown. */
function isPictureAddress(src: string): boolean {
  if (isPicture(src)) return true
  if (src) console.warn('picture address refused')
  return false
}

/** The ratio as a CSS variable: the style sheet has the fallback for browsers without `aspect-ratio`. */
const room = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties

/** A picture in reserved space; a broken picture is replaced by a placeholder. */
export function SafeImage({ src, alt, ratio = 1, eager, whole, onBroken, className }: SafeImageProps) {
  const [broken, setBroken] = useState(false)
  const usable = !broken && isPictureAddress(src)
  return (
    <span
      className={`safe-image${whole ? ' safe-image-whole' : ''}${className ? ` ${className}` : ''}`}
      style={room(ratio)}
    >
      {usable ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => {
            setBroken(true)
            onBroken?.()
          }}
        />
      ) : (
        <span className="safe-image-none" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5.5h16v13H4ZM8.5 9a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6ZM4 16.5l4.8-3.7 3.2 2.4 3.6-4 4.4 4.6" />
          </svg>
        </span>
      )}
    </span>
  )
}
