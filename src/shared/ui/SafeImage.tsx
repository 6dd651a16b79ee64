import { type CSSProperties, useState } from 'react'
import { isPicture } from '#/shared/lib/pictures.ts'
import './safe-image.css'

interface SafeImageProps {
  src: string
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Width through height: the room is kept before the picture is there. */
  ratio?: number
  eager?: boolean
  className?: string
}

/** VAL-042: an address that is none only warns, and a quiet placeholder stands instead. */
export function isPictureAddress(src: string): boolean {
  if (isPicture(src)) return true
  if (src) console.warn('picture address refused')
  return false
}

/** Width through height for the style sheet, which knows what older kernels do instead of `aspect-ratio`. */
const room = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties

/** A picture with its place kept; a broken one turns into a quiet placeholder. */
export function SafeImage({ src, alt, ratio = 1, eager, className }: SafeImageProps) {
  const [broken, setBroken] = useState(false)
  const usable = !broken && isPictureAddress(src)
  return (
    <span className={className ? `safe-image ${className}` : 'safe-image'} style={room(ratio)}>
      {usable ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
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
